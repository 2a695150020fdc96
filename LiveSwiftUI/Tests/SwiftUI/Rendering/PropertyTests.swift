// Random views changed at random: the patched page equals the freshly rendered one after each step.
import SeededRandom
import Testing

@testable import SwiftUI

extension SeededRandom {
  mutating func roll(_ sides: Int) -> Int { Int(next() >> 33) % sides }
}

/// A description of a view, made and changed at random.
indirect enum Plant: Equatable {
  case text(String)
  case button(String)
  case column([Plant])
  case row([Plant])
  case each([Seed])
  case maybe(Plant?)
  case either(Bool, Plant, Plant)
  case group([Plant])
  case framed(Plant)
  case counter(String)
  case list([Seed])
  /// A view with a model of its own, which changes without the views around it.
  case live(Garden)
  case spacer
  case nothing
}

/// A plant with an identity.
struct Seed: Equatable, Identifiable {
  let id: Int
  var plant: Plant
}

extension Plant {
  static func random(_ dice: inout SeededRandom, depth: Int = 4) -> Plant {
    switch depth == 0 ? dice.roll(3) : dice.roll(16) {
    case 0: .text("t\(dice.roll(5))")
    case 1: .button("b\(dice.roll(5))")
    case 2: .counter("c\(dice.roll(3))")
    case 3, 4: .column(some(&dice, depth))
    case 5: .row(some(&dice, depth))
    case 6, 7: .each(seeds(&dice, depth))
    case 8: .maybe(dice.roll(2) == 0 ? nil : random(&dice, depth: depth - 1))
    case 9:
      .either(dice.roll(2) == 0, random(&dice, depth: depth - 1), random(&dice, depth: depth - 1))
    case 10: .group(some(&dice, depth))
    case 11: .framed(random(&dice, depth: depth - 1))
    case 12: .spacer
    case 13, 14: .live(Garden(random(&dice, depth: depth - 1)))
    default: dice.roll(2) == 0 ? .list(seeds(&dice, depth)) : .nothing
    }
  }

  private static func some(_ dice: inout SeededRandom, _ depth: Int) -> [Plant] {
    (0..<dice.roll(5)).map { _ in random(&dice, depth: depth - 1) }
  }

  private static func seeds(_ dice: inout SeededRandom, _ depth: Int) -> [Seed] {
    // Ids from a small range: equal ones come up, which apps do by mistake.
    (0..<dice.roll(6)).map { _ in Seed(id: dice.roll(9), plant: random(&dice, depth: depth - 1)) }
  }

  /// This plant with one thing in it changed.
  func mutated(_ dice: inout SeededRandom, depth: Int = 4) -> Plant {
    if dice.roll(4) == 0 { return .random(&dice, depth: depth) }
    switch self {
    case .live(let garden):
      garden.change(&dice, depth: depth - 1)
      return self
    case .text, .nothing, .spacer: return .text("t\(dice.roll(5))")
    case .button: return .button("b\(dice.roll(5))")
    case .counter: return .counter("c\(dice.roll(3))")
    case .column(let plants): return .column(Self.changed(plants, &dice, depth))
    case .row(let plants): return .row(Self.changed(plants, &dice, depth))
    case .group(let plants): return .group(Self.changed(plants, &dice, depth))
    case .each(let seeds): return .each(Self.changed(seeds, &dice, depth))
    case .list(let seeds): return .list(Self.changed(seeds, &dice, depth))
    case .maybe(let plant):
      return .maybe(
        plant == nil || dice.roll(2) == 0
          ? plant.map { _ in nil } ?? .random(&dice, depth: depth - 1)
          : plant!.mutated(&dice, depth: depth - 1))
    case .either(let side, let one, let other):
      return dice.roll(2) == 0
        ? .either(!side, one, other) : .either(side, one.mutated(&dice, depth: depth - 1), other)
    case .framed(let plant): return .framed(plant.mutated(&dice, depth: depth - 1))
    }
  }

  private static func changed(_ plants: [Plant], _ dice: inout SeededRandom, _ depth: Int)
    -> [Plant]
  {
    var plants = plants
    guard !plants.isEmpty, depth > 0 else { return plants }
    let index = dice.roll(plants.count)
    plants[index] = plants[index].mutated(&dice, depth: depth - 1)
    return plants
  }

  private static func changed(_ seeds: [Seed], _ dice: inout SeededRandom, _ depth: Int) -> [Seed] {
    var seeds = seeds
    switch dice.roll(5) {
    case 0: seeds.shuffle(using: &dice)
    case 1 where !seeds.isEmpty: seeds.remove(at: dice.roll(seeds.count))
    case 2:
      seeds.insert(
        Seed(id: dice.roll(9), plant: .random(&dice, depth: max(0, depth - 1))),
        at: dice.roll(seeds.count + 1))
    case 3 where seeds.count > 1: seeds.append(seeds.removeFirst())
    default:
      guard !seeds.isEmpty, depth > 0 else { return seeds }
      let index = dice.roll(seeds.count)
      seeds[index].plant = seeds[index].plant.mutated(&dice, depth: depth - 1)
    }
    return seeds
  }
}

/// A view with state of its own.
private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Grown: View {
  let plant: Plant

  var body: some View {
    switch plant {
    case .text(let words): Text(verbatim: words)
    case .button(let name): Button(name) {}
    case .counter(let name): Counter(name: name)
    case .column(let plants): VStack { many(plants) }
    case .row(let plants): HStack { many(plants) }
    case .group(let plants): Group { many(plants) }
    case .each(let seeds): ForEach(seeds) { Grown(plant: $0.plant) }
    case .list(let seeds): List(seeds) { Grown(plant: $0.plant) }
    case .maybe(let plant): if let plant { AnyView(Grown(plant: plant)) }
    case .either(let side, let one, let other):
      if side { AnyView(Grown(plant: one)) } else { AnyView(Grown(plant: other)).padding() }
    case .framed(let plant): AnyView(Grown(plant: plant)).padding(4).frame(width: 9).padding()
    case .live(let garden): AnyView(GardenView(garden: garden)).padding(2)
    case .spacer: Spacer()
    case .nothing: EmptyView()
    }
  }

  private func many(_ plants: [Plant]) -> some View {
    ForEach(plants.indices, id: \.self) { AnyView(Grown(plant: plants[$0])) }
  }
}

@Observable final class Garden: Equatable {
  var plant: Plant
  init(_ plant: Plant) { self.plant = plant }

  /// Setting an equal value would run the bodies above as well, and only what lies below is to
  /// change.
  func change(_ dice: inout SeededRandom, depth: Int) {
    let changed = plant.mutated(&dice, depth: depth)
    if changed != plant { plant = changed }
  }

  static func == (one: Garden, other: Garden) -> Bool { one === other }
}

private struct GardenView: View {
  let garden: Garden
  var body: some View { Grown(plant: garden.plant) }
}

@MainActor @Suite("Random views") struct PropertyTests {
  @Test(
    "The patched page equals the fresh one after each of many random changes", arguments: 1...30)
  func patchedEqualsFresh(seed: Int) {
    var seen: Set<String> = []
    var dice = SeededRandom(seed: UInt64(seed))
    let garden = Garden(.random(&dice, depth: 5))
    let tester = ViewTester(GardenView(garden: garden))
    var page = ReferencePage(tester.html)
    for step in 0..<100 {
      let before = garden.plant
      let operations = tester.operations {
        if dice.roll(5) == 0, let pressed = page.anyPressable(&dice) {
          tester.tree.handle(.click, on: pressed, value: .none)
        } else {
          garden.change(&dice, depth: 5)
        }
      }
      page.apply(operations)
      seen.formUnion(operations.map { String("\($0)".prefix { $0 != "(" }) })
      let wanted = tester.current
      guard page.html == wanted else {
        Issue.record(
          """
          seed \(seed), step \(step)
          \(before)
          \(garden.plant)
          \(operations)
          \(page.html)
          \(wanted)
          """)
        return
      }
    }
    #expect(seen.isSuperset(of: ["insert", "remove"]))
  }

  @Test(
    "A changed tree shows what a new tree would, under the numbers the browser knows",
    arguments: 41...70)
  func changedEqualsNew(seed: Int) {
    var dice = SeededRandom(seed: UInt64(seed))
    let garden = Garden(.random(&dice, depth: 5))
    let tester = ViewTester(GardenView(garden: garden))
    var page = ReferencePage(tester.html)
    for step in 0..<60 {
      let before = garden.plant
      page.apply(tester.operations { garden.change(&dice, depth: 5) })
      #expect(page.numbers == tester.numbers)
      let new = ViewTester(GardenView(garden: garden)).current
      guard page.html == new else {
        Issue.record("seed \(seed), step \(step)\n\(before)\n\(garden.plant)\n\(page.html)\n\(new)")
        return
      }
    }
  }
}
