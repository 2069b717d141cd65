"""Reviews as the API tells them."""

from typing import Literal, Self

from pydantic import BaseModel, Field

from splay.bots.advice import Suggestion
from splay.bots.review import Review, Verdict

PICK = "How many picks were made before."


class ReviewedStep(BaseModel):
    """An action that was to be expected."""

    seat: int
    action: str = Field(description="The option; without the card where nobody could know it.")


class ReviewedOption(BaseModel):
    """An option, and what it promised."""

    option: str
    chance: float = Field(ge=0, le=1, description="To win, from 0 to 1.")
    margin: float = Field(ge=0, description="How far off the chance may be, with a certainty of 95 %.")
    line: list[ReviewedStep] = Field(description="What was to be expected after it.")

    @classmethod
    def of(cls, told: Suggestion) -> Self:
        """The same of a suggestion."""
        line = [ReviewedStep(seat=step.seat, action=step.action.option) for step in told.line]
        return cls(option=told.option, chance=told.chance, margin=told.margin, line=line)


class ReviewedReason(BaseModel):
    """Something that the better option changes and the other does not, or that is different after a move."""

    kind: str = Field(description="What it is: `hits`, `safe`, `points`, `icons` and so on.")
    seat: int
    amount: float = Field(description="How much more there is of it, on average.")
    card: str = Field(description="The card with the demand; else empty.")


class ReviewedPoint(BaseModel):
    """The chances before an action, or at the end."""

    pick: int = Field(description=PICK)
    turn: int
    action: int = Field(description="Which action of the turn, from 1; 0 at the end.")
    seat: int = Field(description="Whose action; -1 at the end.")
    option: str
    chances: list[float] = Field(description="Of every seat to win, from 0 to 1; partners have the same.")
    margin: float = Field(description="How far off the chance of your seat may be, with a certainty of 95 %.")
    claims: list[str] = Field(description="Achievements claimed by it: ages, and names of special ones.")
    left: list[int] = Field(description="Seats that give up before the next action.")


class ReviewedChoice(BaseModel):
    """What a choice of yours was worth."""

    pick: int = Field(description=PICK)
    turn: int
    action: int
    picked: ReviewedOption
    best: ReviewedOption = Field(description="The best option; the one picked if nothing was better.")
    options: int = Field(description="Between how many options you could choose.")
    closely: bool = Field(description="Whether it was looked at closely, like all that may have been mistakes.")
    mistake: bool = Field(description="Whether the best option was better by more than chance.")
    reasons: list[ReviewedReason]

    @classmethod
    def of(cls, told: Verdict) -> Self:
        """The same of a verdict."""
        reasons = [
            ReviewedReason(kind=each.kind, seat=each.seat, amount=each.amount, card=each.card) for each in told.reasons
        ]
        return cls(
            pick=told.pick,
            turn=told.turn,
            action=told.action,
            picked=ReviewedOption.of(told.picked),
            best=ReviewedOption.of(told.best),
            options=told.options,
            closely=told.closely,
            mistake=told.is_mistake,
            reasons=reasons,
        )


class ReviewedTurn(BaseModel):
    """A turning point."""

    kind: Literal["choice", "deed", "luck"] = Field(
        description="A choice of yours, another player's move, or an action of yours that turned out better or "
        "worse than could be expected."
    )
    pick: int = Field(description=PICK)
    turn: int
    action: int
    seat: int
    change: float = Field(description="Of your chance to win; for a choice, what it cost, as a negative number.")
    option: str
    claims: list[str]
    reasons: list[ReviewedReason] = Field(description="For a move or luck: what is different afterwards.")


class Reviewed(BaseModel):
    """The review of a game for your seat, as far as it is made."""

    seat: int
    done: int = Field(description="How much of the work is done.")
    of: int = Field(description="All of the work; the review is ready when as much is done.")
    points: list[ReviewedPoint]
    choices: list[ReviewedChoice]
    turning: list[ReviewedTurn] = Field(description="At most six turning points, in order.")

    @classmethod
    def telling(cls, review: Review) -> Self:
        """The same of a review."""
        data = review.to_json()
        return cls(
            seat=review.seat,
            done=review.done,
            of=review.of,
            points=[ReviewedPoint(**each) for each in data["points"]],
            choices=[ReviewedChoice.of(each) for each in review.verdicts],
            turning=[ReviewedTurn(**each) for each in data["turning"]],
        )
