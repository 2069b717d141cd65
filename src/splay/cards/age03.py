from splay.dogma import Dogma, demand, effect
from splay.state import Player

@effect('Alchemy', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Alchemy', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Alchemy', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Alchemy', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@demand('Compass', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Compass', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Education', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Education', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@demand('Engineering', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Engineering', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@demand('Engineering', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Engineering', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@demand('Feudalism', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Feudalism', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@demand('Feudalism', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Feudalism', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@demand('Machinery', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Machinery', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@demand('Machinery', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Machinery', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@demand('Medicine', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Medicine', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Optics', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Optics', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Paper', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Paper', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Paper', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Paper', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Translation', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Translation', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Translation', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)

@effect('Translation', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 3)
        dogma.draw_and_meld(you,3)
