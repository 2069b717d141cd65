from splay.dogma import Dogma, demand, effect
from splay.state import Player

@demand('Anatomy', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Anatomy', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Colonialism', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Colonialism', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@demand('Enterprise', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Enterprise', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@demand('Enterprise', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Enterprise', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Experimentation', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Experimentation', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@demand('Gunpowder', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Gunpowder', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@demand('Gunpowder', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Gunpowder', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Invention', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Invention', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Invention', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Invention', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@demand('Navigation', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Navigation', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Perspective', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Perspective', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Printing Press', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Printing Press', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Printing Press', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Printing Press', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Reformation', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Reformation', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Reformation', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)

@effect('Reformation', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 4)
        dogma.draw_and_meld(you,4)
