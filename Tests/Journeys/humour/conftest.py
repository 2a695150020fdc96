"""Humour for a story, and somebody in front of it."""
import pytest

from lounge import Lounge, Reader


@pytest.fixture
def lounge(started):
    return Lounge(started)


@pytest.fixture
def reader(person):
    """Sits a person down in front of Humour: `reader(lounge, size)`."""
    return lambda lounge, *where, **context: Reader(person(lounge.tapas, *where, **context))
