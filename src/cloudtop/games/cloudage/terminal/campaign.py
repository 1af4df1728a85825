"""The campaign at the top of the table and in the menu: chapter, stars, goal, and what there is to decide."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from cloudtop.cli.canvas import BRASS, GLOW
from cloudtop.games.cloudage.shape import CampaignView, GoalView
from cloudtop.games.cloudage.terminal.signs import CloudAgeScene, shape


def words(scene: CloudAgeScene, message: str) -> str:
    """A message of the story, with what it asks about the campaign."""
    facts = next(said.facts for said in scene.game.sayings(scene.table) if said.message == message)
    return scene.text.say(message, facts)


def heading(scene: CloudAgeScene, campaign: CampaignView, phase: str) -> RenderableType:
    """The chapter and its title, the stars so far, and the goal of all players."""
    say = scene.text.say
    title = words(scene, f"part-{campaign.part}")
    out = Text(f"  {say('cli-chapter', {'chapter': campaign.chapter, 'title': title})} · {phase} ", "dim")
    for player, stars in zip(scene.view.players, campaign.stars):
        out = Text.assemble(out, "  ", shape(player.seat), (f" ★ {stars}", GLOW))
    return Group(out, goal_line(scene, campaign.goal)) if campaign.goal is not None else out


def goal_line(scene: CloudAgeScene, goal: GoalView) -> Text:
    """CA-CAM-13: what is asked for together, and how far it is."""
    far = ", ".join(f"{now}/{goal.need[part]}" for part, now in goal.now.items())
    done = scene.text.say("cli-goal-reached") if goal.reached else ""
    text = f"  {scene.text.say('cli-together', {'goal': words(scene, f'goal-{goal.card}'), 'far': far})}"
    return Text.assemble((text, "dim"), (f"  {done}", f"bold {BRASS}"))


def question(scene: CloudAgeScene, campaign: CampaignView) -> str:
    """CA-STO-13: what is to be decided, and who decides it."""
    asked = words(scene, f"decision-{campaign.decision.number}") if campaign.decision is not None else ""
    return f"{asked} {scene.text.say('prompt-Vote')}".strip()


def vote_label(scene: CloudAgeScene, line: str) -> Text:
    """A choice, and what it brings as far as the players may know."""
    card = line.split()[1]
    about = words(scene, f"story-{card}-brings")
    return Text.assemble((words(scene, f"story-{card}"), "bold"), "  ", (about, "dim"))
