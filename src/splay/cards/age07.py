from splay.dogma import Dogma, demand, effect
from splay.state import Player

@effect('Bicycle', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Bicycle', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@demand('Combustion', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Combustion', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Combustion', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Electricity', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Electricity', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Evolution', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Evolution', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@demand('Explosives', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Explosives', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Lighting', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Lighting', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Publications', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Publications', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Publications', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Publications', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Railroad', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Railroad', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Railroad', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@effect('Railroad', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@demand('Refrigeration', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Refrigeration', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@demand('Refrigeration', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Refrigeration', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 7)
        dogma.draw_and_meld(you,7)

@demand('Sanitation', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Sanitation', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")
