"""What a training needs to go on where it was stopped."""

import time
from pathlib import Path

import torch
from torch import nn
from torch.optim import Optimizer


class Checkpoint:
    """The state of a training beside its result, written every two minutes.

    The order of batches is not in it: it follows from the seed, so a training that goes on
    leaves out as many batches as it has done.
    """

    def __init__(self, out: Path, settings: dict, optimiser: Optimizer, **modules: nn.Module):
        self.path = out.with_name(out.name + ".part")
        self.settings = {name: str(value) for name, value in settings.items()}
        self.optimiser, self.modules = optimiser, modules
        self.start, self.before, self.saved = time.time(), 0.0, time.time()

    @property
    def seconds(self) -> float:
        """How long the training has run, over all its starts."""
        return self.before + time.time() - self.start

    def resume(self) -> int:
        """Restore the state, if there is one of the same settings; the count of steps done."""
        if not self.path.exists():
            return 0
        kept = torch.load(self.path)
        if kept["settings"] != self.settings:
            print(f"{self.path.name} is of other settings, not used", flush=True)
            return 0
        for name, module in self.modules.items():
            module.load_state_dict(kept["modules"][name])
        self.optimiser.load_state_dict(kept["optimiser"])
        torch.set_rng_state(kept["random"])
        self.before = kept["seconds"]
        print(f"goes on after step {kept['step']}, {self.before:.0f} s", flush=True)
        return kept["step"]

    def step(self, step: int) -> None:
        """Note that a step is done; writes the state when two minutes have passed."""
        if time.time() - self.saved >= 120:
            self.save(step)

    def save(self, step: int) -> None:
        """Write the state beside the old one, then put it in its place."""
        kept = {"settings": self.settings, "step": step, "seconds": self.seconds,
                "modules": {name: one.state_dict() for name, one in self.modules.items()},
                "optimiser": self.optimiser.state_dict(), "random": torch.get_rng_state()}
        fresh = self.path.with_name(self.path.name + ".new")
        torch.save(kept, fresh)
        fresh.replace(self.path)
        self.saved = time.time()

    def done(self) -> None:
        """The result is written: the state is of no use any more."""
        self.path.unlink(missing_ok=True)
