// `bench micro`: the times of the renderer's parts, without browser and network.
import Foundation
import Limits
import SwiftUI

/// Times a closure many times and prints the best time, the median and the 95th percentile.
struct Stopwatch {
  /// The number of runs, after a fifth as many for warming up.
  var runs = 60

  /// Times `work`; `prepare` makes its input and is not timed.
  @MainActor func time<Input>(
    _ name: String, prepare: () -> Input, work: (Input) -> Void
  ) -> Duration {
    var times: [Duration] = []
    for run in 0..<(runs + runs / 5) {
      let input = prepare()
      let took = ContinuousClock().measure { work(input) }
      if run >= runs / 5 { times.append(took) }
    }
    return Self.report(name, times)
  }

  /// Prints a line of the table; returns the median.
  @discardableResult
  static func report(_ name: String, _ times: [Duration]) -> Duration {
    let sorted = times.sorted()
    let median = sorted[sorted.count / 2]
    let late = sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
    print("| \(name) | \(text(sorted[0])) | \(text(median)) | \(text(late)) | \(times.count) |")
    return median
  }

  static func text(_ duration: Duration) -> String {
    let microseconds = duration / .microseconds(1)
    if microseconds >= 10_000 {
      return "\((microseconds / 1000).formatted(.number.precision(.fractionLength(1)))) ms"
    }
    let digits = microseconds < 100 ? 1 : 0
    return "\(microseconds.formatted(.number.precision(.fractionLength(digits)))) µs"
  }

  static func head(_ title: String) {
    print("\n| \(title) | best | median | p95 | runs |\n|---|---|---|---|---|")
  }
}

/// A tree with `screen`, as a session has it.
@MainActor func tree(_ screen: some View) -> Tree {
  Tree(
    scene: WindowGroup { screen }, environment: EnvironmentValues(), services: TreeServices())
}

/// A tree with `screen` that was rendered and sent to a browser.
@MainActor func shownTree(_ screen: some View) -> Tree {
  let tree = tree(screen)
  _ = tree.flush()
  _ = tree.html()
  return tree
}

/// Times each part of the renderer.
@MainActor func timeRendering() {
  let watch = Stopwatch()
  Stopwatch.head("render")
  for rows in [50, 200, 500, 1000] {
    let dishes = Dish.first(rows)
    _ = watch.time(
      "first render of a column of \(rows) rows", prepare: { tree(DishesColumn(dishes: dishes)) },
      work: {
        _ = $0.flush()
      })
  }
  let dishes = Dish.first(200)
  _ = watch.time(
    "first render of the searchable list, 200 rows",
    prepare: { tree(DishesScreen(dishes: dishes)) },
    work: {
      _ = $0.flush()
    })
  _ = watch.time(
    "full re-render, 200 rows", prepare: { shownTree(DishesScreen(dishes: dishes)) },
    work: {
      tree in
      tree.update { $0.person.locale = Locale(identifier: "es") }
      _ = tree.flush()
    })
  timeLikesAndSearch(watch)
  timeMoves(watch)
  timeHTML(watch)
}

/// Times a like and a search, as events of a browser.
@MainActor private func timeLikesAndSearch(_ watch: Stopwatch) {
  let liked = shownTree(DishesScreen(dishes: Dish.first(200)))
  let button = number(of: "<button", in: liked.html().text)
  _ = Stopwatch(runs: 2000).time(
    "one like, 200 rows", prepare: {},
    work: {
      liked.handle(.click, on: button, value: .none)
      _ = liked.flush()
    })
  let searched = shownTree(DishesScreen(dishes: Dish.first(200)))
  let field = number(of: "<input", in: searched.html().text)
  _ = watch.time(
    "search, 200 → 11 rows", prepare: { search("", field, searched) },
    work: {
      search("number 19", field, searched)
    })
  _ = watch.time(
    "search cleared, 11 → 200 rows", prepare: { search("number 19", field, searched) },
    work: {
      search("", field, searched)
    })
}

@MainActor private func search(_ text: String, _ field: Int, _ tree: Tree) {
  tree.handle(.input, on: field, value: .text(text))
  _ = tree.flush()
}

/// The number of the first element that starts with `tag`, as the browser has it.
func number(of tag: String, in html: String) -> Int {
  let before = html.range(of: tag).map { html[..<$0.lowerBound] } ?? ""
  return before.matches(of: /<[a-z]/).count + 1
}

/// Times rows that change places.
@MainActor private func timeMoves(_ watch: Stopwatch) {
  var random = SeededRandom(seed: 7)
  let order = DishOrder(dishes: Dish.first(1000))
  let tree = shownTree(DishOrderColumn(order: order))
  _ = watch.time(
    "1,000 rows shuffled: body, match, diff", prepare: { order.dishes.shuffle(using: &random) },
    work: {
      _ = tree.flush()
    })
  _ = watch.time(
    "1,000 rows, 10 moved", prepare: { for _ in 0..<10 { order.moveOne(using: &random) } },
    work: { _ = tree.flush() })
}

/// Times the writing of HTML.
@MainActor private func timeHTML(_ watch: Stopwatch) {
  let tree = shownTree(DishesColumn(dishes: Dish.first(1000)))
  let bytes = tree.html().text.utf8.count
  let median = watch.time(
    "HTML of 1,000 rows, \(bytes / 1000) KB", prepare: {}, work: { _ = tree.html() })
  let rate = Double(bytes) / (median / .seconds(1)) / 1e6
  print("\nHTML writing: \(Int(rate)) MB/s")
}

/// Dishes whose order changes.
@Observable @MainActor final class DishOrder {
  var dishes: [Dish]

  init(dishes: [Dish]) { self.dishes = dishes }

  func moveOne(using random: inout SeededRandom) {
    let dish = dishes.remove(at: Int.random(in: dishes.indices, using: &random))
    dishes.insert(dish, at: Int.random(in: 0...dishes.count, using: &random))
  }
}

private struct DishOrderColumn: View {
  let order: DishOrder

  var body: some View {
    VStack {
      ForEach(order.dishes) { dish in
        DishRow(dish: dish)
      }
    }
  }
}
