"""Since when a system has a declaration, as a Swift interface says it."""
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "LiveSwiftUI/Tools/availability"))
import confirm  # noqa: E402
import interface  # noqa: E402

INTERFACE = """
// swift-interface-format-version: 1.0
@available(iOS 14.0, macOS 11.0, *)
@frozen public struct Meal<Dish> where Dish : Menu.Food {
  public init(_ dish: Dish, at time: Swift.Int = 12)
  @available(iOS 16.0, *)
  @available(macOS, unavailable)
  @inlinable public func served(@Menu.DishBuilder<Dish> _ dish: () -> Dish) -> some Menu.Food {
    if dish().isHot { return dish() } else { return cold() }
  }
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "say, served")
  public func served(_ dish: Swift.String)
  public static func == (one: Menu.Meal<Dish>, other: Menu.Meal<Dish>) -> Swift.Bool
  public enum Course : Swift.Int {
    case first, second(of: Swift.Int)
  }
}
@available(iOS 17.0, macOS 14.0, *)
extension Menu.Meal : Menu.Order {
  public subscript(index: Swift.Int) -> Dish { get }
  @available(*, unavailable)
  public init(_ dish: Dish, at time: Swift.Int = 12)
}
"""


def known():
    found = {}
    for one in interface.declarations(INTERFACE.replace("Menu.", "SwiftUI.")):
        found.setdefault(one.path, []).append(one)
    return found


def test_a_declaration_has_its_own_versions_or_those_around_it():
    assert {path: [(one.versions["iOS"], one.versions["macOS"]) for one in all]
            for path, all in known().items()} == {
        "Meal": [("14.0", "11.0")],
        "Meal.init(_:at:)": [("14.0", "11.0"), ("-", "-")],
        "Meal.served(_:)": [("16.0", "-"), ("15.0", "11.0")],
        "Meal.==(_:_:)": [("14.0", "11.0")],
        "Meal.Course": [("14.0", "11.0")],
        "Meal.Course.first": [("14.0", "11.0")],
        "Meal.Course.second(of:)": [("14.0", "11.0")],
        "Meal.subscript(_:)": [("17.0", "14.0")],
    }


def row(path, ios, macos, declaration, word="computed"):
    return "\t".join(["s:1", "Method", path, ios, macos, declaration, "/page", "apple", word])


def confirmed(*cells):
    [line] = confirm.confirmed([row(*cells)], known())
    return line.split("\t")[3:5] + line.split("\t")[8:]


def test_a_row_is_told_from_its_overloads_by_its_types():
    assert confirmed("Meal.served(_:)", "14.0", "11.0", "func served(_ dish: String)") == [
        "15.0", "11.0", "interface"]
    assert confirmed(
        "Meal.served(_:)", "14.0", "11.0",
        "func served(@DishBuilder<Dish> _ dish: () -> Dish) -> some Food") == [
            "16.0", "-", "interface"]


def test_a_form_that_no_system_has_does_not_count():
    assert confirmed("Meal.init(_:at:)", "14", "11", "init(_ dish: Dish, at time: Int)") == [
        "14", "11", "interface"]


def test_what_cannot_be_told_apart_or_was_read_off_a_page_stays():
    assert confirmed("Meal.served(_:)", "14.0", "11.0", "func served(_ dish: Dish)") == [
        "14.0", "11.0", "computed"]
    assert confirmed("Meal", "13.0", "10.15", "struct Meal", "page") == ["13.0", "10.15", "page"]
    assert confirmed("Feast", "13.0", "10.15", "struct Feast") == ["13.0", "10.15", "computed"]
