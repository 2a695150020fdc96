"""All parts under one roof, so that a recipe file needs a single import."""
from parts_base import *  # noqa: F401,F403
from parts_fresh import *  # noqa: F401,F403
from parts_savoury import *  # noqa: F401,F403
from parts_scene import *  # noqa: F401,F403
from parts_staples import *  # noqa: F401,F403
from parts_vessels import *  # noqa: F401,F403

C = 320


def sp(a, x, y, r, gap, most=400, ry=None):
    """Spread points, in short."""
    return spread(a.r, x, y, r, ry, gap=gap, most=most)
