"""Humour for a story, and somebody in front of it."""
import pytest

from humour_services import HumourServices, Reader


@pytest.fixture
def services(started):
    return HumourServices(started)


@pytest.fixture
def reader(person):
    """Sits a person down in front of Humour: `reader(services, size)`."""
    return lambda services, *where, **context: Reader(person(services.tapas, *where, **context))
