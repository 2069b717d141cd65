from splay.dogma import Dogma, demand, effect
from splay.state import Player

@effect('Antibiotics', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Antibiotics', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@demand('Corporations', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Corporations', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@demand('Corporations', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Corporations', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Empiricism', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Empiricism', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Empiricism', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Empiricism', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Flight', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Flight', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Flight', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Flight', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Mass Media', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Mass Media', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Mass Media', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Mass Media', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@demand('Mobility', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Mobility', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Quantum Theory', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Quantum Theory', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Rocketry', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Rocketry', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@demand('Skyscrapers', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Skyscrapers', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Socialism', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)

@effect('Socialism', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 8)
        dogma.draw_and_meld(you,8)
