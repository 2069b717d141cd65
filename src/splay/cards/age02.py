from splay.dogma import Dogma, demand, effect
from splay.state import Player

@effect('Calendar', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Calendar', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Canal Building', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Canal Building', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@demand('Construction', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Construction', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@demand('Construction', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Construction', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Currency', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Currency', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Fermenting', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Fermenting', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@demand('Mapmaking', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Mapmaking', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@demand('Mapmaking', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Mapmaking', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Mathematics', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Mathematics', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@demand('Monotheism', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Monotheism', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@demand('Monotheism', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Monotheism', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Philosophy', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Philosophy', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Philosophy', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Philosophy', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Road Building', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)

@effect('Road Building', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 2)
        dogma.draw_and_meld(you,2)
