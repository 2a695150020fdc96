"""Dishes that the foods and the recipes draw too, on other tables and with other random numbers."""
import foods.pictures
import menu.scene
import recipes.pictures


def known():
    """Every such drawing by its name, with the module that it takes its table from."""
    found = {}
    for files in (foods.pictures.FILES, recipes.pictures.FILES):
        for file in files:
            for name, function in vars(file).items():
                if callable(function) and getattr(function, "__module__", "") == file.__name__:
                    found[name] = (file, function)
    return found


DRAWINGS = known()


def shared(a, w):
    """A drawing of the foods or the recipes; its table is this picture's own."""
    file, function = DRAWINGS[w[0]]
    table = file.table
    file.table = lambda art, colour, style="plain": table(art, a.r.choice(menu.scene.TABLES), style)
    try:
        function(a)
    finally:
        file.table = table


KINDS = {"shared": shared}
