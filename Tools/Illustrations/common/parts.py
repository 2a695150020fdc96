"""All parts in one module, so that a file of drawings needs a single import."""
from common.art import *  # noqa: F401,F403
from common.fresh import *  # noqa: F401,F403
from common.savoury import *  # noqa: F401,F403
from common.scene import *  # noqa: F401,F403
from common.staples import *  # noqa: F401,F403
from common.vessels import *  # noqa: F401,F403

C = 320


def sp(a, x, y, r, gap, most=400, ry=None):
    """Spread points, in short."""
    return spread(a.r, x, y, r, ry, gap=gap, most=most)
