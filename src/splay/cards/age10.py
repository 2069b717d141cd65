from splay.dogma import Dogma, demand, effect
from splay.state import Player

@effect('A.I.', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('A.I.', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('A.I.', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('A.I.', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Bioengineering', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Bioengineering', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Bioengineering', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Bioengineering', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@demand('Databases', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Databases', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@demand('Globalization', 1, editions=(1,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Globalization', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@demand('Globalization', 1, editions=(3,))
async def f(dogma, you, me):
    await dogma.choose_to_transfer(you, you.tops, to=me, zone="board")

@effect('Globalization', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Miniaturization', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Miniaturization', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Robotics', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Robotics', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Self Service', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Self Service', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Self Service', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Self Service', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Software', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Software', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Software', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Software', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Stem Cells', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('Stem Cells', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('The Internet', 1, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('The Internet', 2, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('The Internet', 3, editions=(1,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('The Internet', 1, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('The Internet', 2, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)

@effect('The Internet', 3, editions=(3,))
async def f(dogma, you):
    if await dogma.may_return(you, you.hand):
        dogma.draw_and_score(you, 10)
        dogma.draw_and_meld(you,10)
