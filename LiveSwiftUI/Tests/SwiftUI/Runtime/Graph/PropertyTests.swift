// Random views changed at random: the patched page equals the freshly rendered one after each step.
import Limits
import Testing

@testable import SwiftUI

extension SeededRandom {
  mutating func roll(_ sides: Int) -> Int { Int(next() >> 33) % sides }
}

/// A description of a view, made and changed at random.
indirect enum ViewDescription: Equatable {
  case text(String)
  case button(String)
  case column([ViewDescription])
  case row([ViewDescription])
  case each([DescribedRow])
  case maybe(ViewDescription?)
  case either(Bool, ViewDescription, ViewDescription)
  case group([ViewDescription])
  case framed(ViewDescription)
  case counter(String)
  case list([DescribedRow])
  /// A view with a model of its own, which changes without the views around it.
  case live(DescriptionModel)
  case spacer
  case nothing
}

/// A description with an identity.
struct DescribedRow: Equatable, Identifiable {
  let id: Int
  var description: ViewDescription
}

extension ViewDescription {
  static func random(_ dice: inout SeededRandom, depth: Int = 4) -> ViewDescription {
    switch depth == 0 ? dice.roll(3) : dice.roll(16) {
    case 0: .text("t\(dice.roll(5))")
    case 1: .button("b\(dice.roll(5))")
    case 2: .counter("c\(dice.roll(3))")
    case 3, 4: .column(some(&dice, depth))
    case 5: .row(some(&dice, depth))
    case 6, 7: .each(rows(&dice, depth))
    case 8: .maybe(dice.roll(2) == 0 ? nil : random(&dice, depth: depth - 1))
    case 9:
      .either(dice.roll(2) == 0, random(&dice, depth: depth - 1), random(&dice, depth: depth - 1))
    case 10: .group(some(&dice, depth))
    case 11: .framed(random(&dice, depth: depth - 1))
    case 12: .spacer
    case 13, 14: .live(DescriptionModel(random(&dice, depth: depth - 1)))
    default: dice.roll(2) == 0 ? .list(rows(&dice, depth)) : .nothing
    }
  }

  private static func some(_ dice: inout SeededRandom, _ depth: Int) -> [ViewDescription] {
    (0..<dice.roll(5)).map { _ in random(&dice, depth: depth - 1) }
  }

  private static func rows(_ dice: inout SeededRandom, _ depth: Int) -> [DescribedRow] {
    // Ids from a small range: equal ones come up, which apps do by mistake.
    (0..<dice.roll(6)).map { _ in
      DescribedRow(id: dice.roll(9), description: random(&dice, depth: depth - 1))
    }
  }

  /// This description with one thing in it changed.
  func mutated(_ dice: inout SeededRandom, depth: Int = 4) -> ViewDescription {
    if dice.roll(4) == 0 { return .random(&dice, depth: depth) }
    switch self {
    case .live(let model):
      model.change(&dice, depth: depth - 1)
      return self
    case .text, .nothing, .spacer: return .text("t\(dice.roll(5))")
    case .button: return .button("b\(dice.roll(5))")
    case .counter: return .counter("c\(dice.roll(3))")
    case .column(let descriptions): return .column(Self.changed(descriptions, &dice, depth))
    case .row(let descriptions): return .row(Self.changed(descriptions, &dice, depth))
    case .group(let descriptions): return .group(Self.changed(descriptions, &dice, depth))
    case .each(let rows): return .each(Self.changed(rows, &dice, depth))
    case .list(let rows): return .list(Self.changed(rows, &dice, depth))
    case .maybe(let description):
      return .maybe(
        description == nil || dice.roll(2) == 0
          ? description.map { _ in nil } ?? .random(&dice, depth: depth - 1)
          : description!.mutated(&dice, depth: depth - 1))
    case .either(let side, let one, let other):
      return dice.roll(2) == 0
        ? .either(!side, one, other) : .either(side, one.mutated(&dice, depth: depth - 1), other)
    case .framed(let description): return .framed(description.mutated(&dice, depth: depth - 1))
    }
  }

  private static func changed(
    _ descriptions: [ViewDescription], _ dice: inout SeededRandom, _ depth: Int
  )
    -> [ViewDescription]
  {
    var descriptions = descriptions
    guard !descriptions.isEmpty, depth > 0 else { return descriptions }
    let index = dice.roll(descriptions.count)
    descriptions[index] = descriptions[index].mutated(&dice, depth: depth - 1)
    return descriptions
  }

  private static func changed(_ rows: [DescribedRow], _ dice: inout SeededRandom, _ depth: Int)
    -> [DescribedRow]
  {
    var rows = rows
    switch dice.roll(5) {
    case 0: rows.shuffle(using: &dice)
    case 1 where !rows.isEmpty: rows.remove(at: dice.roll(rows.count))
    case 2:
      rows.insert(
        DescribedRow(id: dice.roll(9), description: .random(&dice, depth: max(0, depth - 1))),
        at: dice.roll(rows.count + 1))
    case 3 where rows.count > 1: rows.append(rows.removeFirst())
    default:
      guard !rows.isEmpty, depth > 0 else { return rows }
      let index = dice.roll(rows.count)
      rows[index].description = rows[index].description.mutated(&dice, depth: depth - 1)
    }
    return rows
  }
}

/// A view with state of its own.
private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct DescribedView: View {
  let description: ViewDescription

  var body: some View {
    switch description {
    case .text(let words): Text(verbatim: words)
    case .button(let name): Button(name) {}
    case .counter(let name): Counter(name: name)
    case .column(let descriptions): VStack { many(descriptions) }
    case .row(let descriptions): HStack { many(descriptions) }
    case .group(let descriptions): Group { many(descriptions) }
    case .each(let rows): ForEach(rows) { DescribedView(description: $0.description) }
    case .list(let rows): List(rows) { DescribedView(description: $0.description) }
    case .maybe(let description):
      if let description { AnyView(DescribedView(description: description)) }
    case .either(let side, let one, let other):
      if side {
        AnyView(DescribedView(description: one))
      } else {
        AnyView(DescribedView(description: other)).padding()
      }
    case .framed(let description):
      AnyView(DescribedView(description: description)).padding(4).frame(width: 9).padding()
    case .live(let model): AnyView(ModelView(model: model)).padding(2)
    case .spacer: Spacer()
    case .nothing: EmptyView()
    }
  }

  private func many(_ descriptions: [ViewDescription]) -> some View {
    ForEach(descriptions.indices, id: \.self) {
      AnyView(DescribedView(description: descriptions[$0]))
    }
  }
}

@Observable final class DescriptionModel: Equatable {
  var description: ViewDescription
  init(_ description: ViewDescription) { self.description = description }

  /// Setting an equal value would run the bodies above as well, and only what lies below is to
  /// change.
  func change(_ dice: inout SeededRandom, depth: Int) {
    let changed = description.mutated(&dice, depth: depth)
    if changed != description { description = changed }
  }

  static func == (one: DescriptionModel, other: DescriptionModel) -> Bool { one === other }
}

private struct ModelView: View {
  let model: DescriptionModel
  var body: some View { DescribedView(description: model.description) }
}

@MainActor @Suite("Random views") struct PropertyTests {
  @Test(
    "The patched page equals the fresh one after each of many random changes", arguments: 1...30)
  func patchedEqualsFresh(seed: Int) {
    var seen: Set<String> = []
    var dice = SeededRandom(seed: UInt64(seed))
    let model = DescriptionModel(.random(&dice, depth: 5))
    let tester = ViewTester(ModelView(model: model))
    var page = ReferencePage(tester.html)
    for step in 0..<100 {
      let before = model.description
      let operations = tester.operations {
        if dice.roll(5) == 0, let pressed = page.anyPressable(&dice) {
          tester.tree.handle(.click, on: pressed, value: .none)
        } else {
          model.change(&dice, depth: 5)
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
          \(model.description)
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
    let model = DescriptionModel(.random(&dice, depth: 5))
    let tester = ViewTester(ModelView(model: model))
    var page = ReferencePage(tester.html)
    for step in 0..<60 {
      let before = model.description
      page.apply(tester.operations { model.change(&dice, depth: 5) })
      #expect(page.numbers == tester.numbers)
      let new = ViewTester(ModelView(model: model)).current
      guard page.html == new else {
        Issue.record(
          "seed \(seed), step \(step)\n\(before)\n\(model.description)\n\(page.html)\n\(new)")
        return
      }
    }
  }
}
