from splay.dogma import Dogma, demand, effect
from splay.state import Player

@effect('Atomic Theory', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Atomic Theory', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Atomic Theory', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Atomic Theory', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Canning', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Canning', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Canning', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Canning', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Classification', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Classification', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Democracy', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Democracy', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@demand('Emancipation', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Emancipation', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@demand('Emancipation', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Emancipation', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Encyclopedia', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Encyclopedia', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Industrialization', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Industrialization', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Industrialization', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Industrialization', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Machine Tools', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Machine Tools', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Metric System', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Metric System', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Metric System', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@effect('Metric System', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@demand('Vaccination', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Vaccination', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)

@demand('Vaccination', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Vaccination', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 6)
        dogma.draw_and_meld(you,6)
