from splay.dogma import Dogma, demand, effect
from splay.state import Player

@effect('Astronomy', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Astronomy', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Astronomy', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Astronomy', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@demand('Banking', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Banking', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@demand('Banking', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Banking', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Chemistry', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Chemistry', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Chemistry', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Chemistry', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Coal', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Coal', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Coal', 3, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Coal', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Coal', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Coal', 3, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Measurement', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Measurement', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Physics', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Physics', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@demand('Societies', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Societies', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Statistics', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Statistics', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@demand('Statistics', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Statistics', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Steam Engine', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@effect('Steam Engine', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@demand('The Pirate Code', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('The Pirate Code', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)

@demand('The Pirate Code', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('The Pirate Code', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 5)
        dogma.draw_and_meld(you,5)
