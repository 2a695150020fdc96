// Tables: their columns and rows, the order and the selection, and the list in a narrow window.
import Foundation
import Testing

@testable import SwiftUI

private struct Person: Identifiable {
  let id: Int
  let name: String
  let age: Int
  var isMember = false
  static let all = [
    Person(id: 1, name: "Mei", age: 40), Person(id: 2, name: "Juan", age: 30, isMember: true),
    Person(id: 3, name: "Tom", age: 50),
  ]
}

private struct Folder: Identifiable {
  let id: Int
  var children: [Folder]?
}

/// A table whose headings sort its rows, with the order below it.
private struct SortedTable: View {
  @State private var order = [KeyPathComparator(\Person.name)]

  var body: some View {
    Table(Person.all.sorted(using: order), sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
      TableColumn("Member", value: \.isMember) { Text(verbatim: $0.isMember ? "yes" : "no") }
      TableColumn("Note") { _ in Text(verbatim: "-") }
    }
    Text(verbatim: "\(order.count) orders")
  }
}

@MainActor @Suite("Tables") struct TableTests {
  private func wide(_ view: some View) -> ViewTester {
    ViewTester(view.environment(\.horizontalSizeClass, .regular))
  }

  /// The texts of an element, in order.
  private func texts(in element: Element) -> [String] {
    var all: [String] = []
    element.forEachElement { if let text = $0.ownText { all.append(text) } }
    return all
  }

  /// The texts of the rows, the headings first.
  private func rows(_ tester: ViewTester) -> [[String]] {
    tester.elements.filter { $0.attribute("role") == "row" }.map(texts)
  }

  /// The values of an attribute of the elements with a role.
  private func values(of name: String, role: String, _ tester: ViewTester) -> [String?] {
    tester.elements.filter { $0.attribute("role") == role }.map { $0.attribute(name) }
  }

  @Test("A wide window shows headings and a row for each element")
  func rows() {
    let tester = wide(
      Table(Person.all) {
        TableColumn("Name", value: \.name)
        TableColumn(Text(verbatim: "Age")) { Text(verbatim: "\($0.age)") }
      })
    #expect(rows(tester) == [["Name", "Age"], ["Mei", "40"], ["Juan", "30"], ["Tom", "50"]])
    #expect(values(of: "tabindex", role: "row", tester) == [nil, nil, nil, nil])
    #expect(values(of: "aria-sort", role: "columnheader", tester) == [nil, nil])
    #expect(tester.elements.count { $0.attribute("role") == "table" } == 1)
    #expect(tester.styled.contains("{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}"))
  }

  @Test("A narrow window shows the first column as a list")
  func narrow() {
    let tester = ViewTester(
      Table(Person.all) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      })
    #expect(rows(tester) == [])
    #expect(tester.elements.filter { $0.tag == .li }.map(texts) == [["Mei"], ["Juan"], ["Tom"]])
    #expect(tester.elements.count { $0.isNamed("rows") && $0.isNamed("plain") } == 1)
  }

  @Test("A heading sorts by its column, and reverses the order at the next press")
  func sorting() {
    let tester = wide(SortedTable())
    func names() -> [String?] { rows(tester).dropFirst().map(\.first) }
    func sorts() -> [String?] { values(of: "aria-sort", role: "columnheader", tester) }
    #expect(names() == ["Juan", "Mei", "Tom"] && sorts() == ["ascending", "none", "none", nil])
    tester.press("Name")
    #expect(names() == ["Tom", "Mei", "Juan"] && sorts() == ["descending", "none", "none", nil])
    tester.press("Age")
    #expect(names() == ["Juan", "Mei", "Tom"] && sorts() == ["none", "ascending", "none", nil])
    tester.press("Member")
    #expect(names() == ["Mei", "Tom", "Juan"] && sorts() == ["none", "none", "ascending", nil])
    #expect(tester.fresh.contains("3 orders"))
    tester.press("Note")
    #expect(names() == ["Mei", "Tom", "Juan"] && tester.fresh.contains("3 orders"))
  }

  @Test("A comparator of the column's own is one order too")
  func ownComparator() {
    struct Length: SortComparator {
      var order = SortOrder.forward
      func compare(_ lhs: Person, _ rhs: Person) -> ComparisonResult {
        let isLess = lhs.name.count < rhs.name.count
        return isLess == (order == .forward) ? .orderedAscending : .orderedDescending
      }
    }
    struct Screen: View {
      @State private var order: [Length] = []
      var body: some View {
        Table(of: Person.self, sortOrder: $order) {
          TableColumn("Name", sortUsing: Length()) { Text(verbatim: $0.name) }
        } rows: {
          TableRow(Person.all[0])
        }
      }
    }
    let tester = wide(Screen())
    #expect(values(of: "aria-sort", role: "columnheader", tester) == ["none"])
    tester.press("Name")
    #expect(values(of: "aria-sort", role: "columnheader", tester) == ["ascending"])
    tester.press("Name")
    #expect(values(of: "aria-sort", role: "columnheader", tester) == ["descending"])
  }

  @Test("A press selects a row by the id of its value, in both windows", arguments: [true, false])
  func selection(isWide: Bool) {
    struct Screen: View {
      @State private var person: Int?
      var body: some View {
        Table(Person.all, selection: $person) { TableColumn("Name", value: \.name) }
        Text(verbatim: "person \(person ?? 0)")
      }
    }
    let tester = isWide ? wide(Screen()) : ViewTester(Screen())
    tester.press("Juan")
    #expect(tester.fresh.contains("person 2"))
    if isWide {
      #expect(values(of: "aria-selected", role: "row", tester) == [nil, "false", "true", "false"])
    }
    tester.press("Tom")
    #expect(tester.fresh.contains("person 3"))
  }

  @Test("Of several rows, a press selects one alone, and while they are edited each of them")
  func several() {
    struct Screen: View {
      @State private var people: Set<Int> = []
      var body: some View {
        NavigationStack {
          Table(of: Person.self, selection: $people) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(Person.all) { TableRow($0).selectionDisabled($0.id == 3) }
          }
          .toolbar { EditButton() }
          .navigationTitle(Text(verbatim: "\(people.sorted())"))
        }
      }
    }
    let tester = wide(Screen())
    #expect(values(of: "aria-selected", role: "row", tester) == [nil, "false", "false", nil])
    tester.press("Juan")
    tester.press("Mei")
    #expect(tester.tree.page.title == "[1]")
    tester.press("Edit")
    tester.press("Juan")
    #expect(tester.tree.page.title == "[1, 2]")
    #expect(values(of: "aria-selected", role: "row", tester) == [nil, "true", "true", nil])
    #expect(tester.elements.count { $0.attribute("aria-multiselectable") == "true" } == 1)
  }

  @Test("Rows are listed one by one, some on a condition, and expand to those below")
  func rowContent() {
    struct Screen: View {
      @State private var isOpen = false
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(Person(id: 7, name: "Ann", age: 1))
          if isOpen { TableRow(Person(id: 8, name: "Ben", age: 1)) }
          DisclosureTableRow(Person(id: 9, name: "Cid", age: 1), isExpanded: $isOpen) {
            Group { TableRow(Person(id: 10, name: "Dan", age: 1)) }
            EmptyTableRowContent<Person>()
          }
        }
      }
    }
    let tester = wide(Screen())
    #expect(rows(tester) == [["Name"], ["Ann"], ["Cid"]])
    tester.press("Details")
    #expect(rows(tester) == [["Name"], ["Ann"], ["Ben"], ["Cid"], ["Dan"]])
    #expect(values(of: "aria-expanded", role: "row", tester) == [nil, nil, nil, "true", nil])
    tester.press("Details")
    #expect(rows(tester) == [["Name"], ["Ann"], ["Cid"]])
  }

  @Test("Columns have widths, an alignment and a visibility, and can follow from data")
  func columns() {
    let tester = wide(
      Table(Person.all.prefix(1)) {
        TableColumn("Name", value: \.name).width(80)
        TableColumn("A") { (_: Person) in Text(verbatim: "a") }.width(min: 20, max: 60)
        TableColumn("B") { (_: Person) in Text(verbatim: "b") }.width(min: 10, max: .infinity)
        TableColumn("C") { (_: Person) in Text(verbatim: "c") }.alignment(.numeric)
        TableColumn("D") { (_: Person) in Text(verbatim: "d") }.defaultVisibility(.hidden)
        TableColumnForEach([5, 6], id: \.self) { number in
          TableColumn(Text(verbatim: "\(number)")) { (person: Person) in
            Text(verbatim: "\(person.id * number)")
          }
        }
      })
    #expect(
      rows(tester) == [["Name", "A", "B", "C", "5", "6"], ["Mei", "a", "b", "c", "5", "6"]])
    #expect(
      tester.styled.contains(
        "{grid-template-columns:80px minmax(20px,60px) minmax(10px,1fr) minmax(0,1fr) "
          + "minmax(0,1fr) minmax(0,1fr)}"))
    #expect(tester.styled.split(separator: "{justify-content:flex-end}").count == 3)
  }

  @Test("Styles and hidden headings are classes of the style sheet")
  func styles() {
    func names(_ tester: ViewTester) -> [Bool] {
      ["tb-a", "tb-i", "tb-b", "tb-h"].map { name in tester.elements.contains { $0.isNamed(name) } }
    }
    let table = Table(Person.all) { TableColumn("Name", value: \.name) }
    #expect(names(wide(table)) == [true, false, false, true])
    #expect(names(wide(table.tableStyle(.automatic))) == [true, false, false, true])
    #expect(names(wide(table.tableStyle(.inset))) == [false, true, false, true])
    #expect(names(wide(table.tableStyle(.bordered))) == [false, false, true, true])
    #expect(names(wide(table.tableColumnHeaders(.hidden))) == [true, false, false, false])
  }

  @Test("A long table renders its first rows, and more of them near their end")
  func long() {
    let people = (1...100).map { Person(id: $0, name: "n\($0)", age: 1) }
    let tester = wide(Table(people) { TableColumn("Name", value: \.name) })
    #expect(rows(tester).count == 21)
    let more = tester.elements.first { $0.isNamed("more") }
    _ = tester.operations { tester.tree.handle(.near, on: Int(more?.id ?? -1), value: .none) }
    #expect(rows(tester).count == 41)
  }

  @Test("A table of trees shows the children of a row that is expanded, further in")
  func trees() {
    let trees = [
      Folder(id: 1, children: [Folder(id: 2, children: [Folder(id: 3)]), Folder(id: 4)]),
      Folder(id: 5),
    ]
    let tester = wide(
      Table(trees, children: \.children) {
        TableColumn("Name") { (folder: Folder) in Text(verbatim: "f\(folder.id)") }
      })
    #expect(rows(tester) == [["Name"], ["f1"], ["f5"]])
    tester.press("Details")
    #expect(rows(tester) == [["Name"], ["f1"], ["f2"], ["f4"], ["f5"]])
    #expect(
      values(of: "aria-expanded", role: "row", tester) == [nil, "true", "false", nil, nil])
    #expect(tester.styled.split(separator: "{padding-inline-start:36px}").count == 3)
    tester.press("Details")
    #expect(rows(tester) == [["Name"], ["f1"], ["f5"]])
  }

  @Test("An app shows and hides columns by their names")
  func customization() {
    struct Screen: View {
      @State private var columns = TableColumnCustomization<Folder>()
      var body: some View {
        Table([Folder(id: 1)], children: \.children, columnCustomization: $columns) {
          TableColumn("A") { (_: Folder) in Text(verbatim: "a") }.customizationID("a")
          TableColumn("B") { (_: Folder) in Text(verbatim: "b") }
            .defaultVisibility(.hidden).customizationID("b")
        }
        Button("Swap") {
          columns[visibility: "a"] = .hidden
          columns[visibility: "b"] = .visible
        }
        Button("Reset") { columns = TableColumnCustomization() }
      }
    }
    let tester = wide(Screen())
    #expect(rows(tester) == [["A"], ["a"]])
    tester.press("Swap")
    #expect(rows(tester) == [["B"], ["b"]])
    tester.press("Reset")
    #expect(rows(tester) == [["A"], ["a"]])
  }

  @Test("The work of a cell starts when its row comes near the viewport")
  func lazyCells() {
    struct Screen: View {
      @State private var seen = 0
      var body: some View {
        Table(Array(Person.all.prefix(1))) {
          TableColumn("Name") { (person: Person) in
            Text(verbatim: person.name).onAppear { seen += 1 }
          }
        }
        Text(verbatim: "seen \(seen)")
      }
    }
    let tester = wide(Screen())
    #expect(tester.fresh.contains("seen 0"))
    let row = tester.elements.last { $0.attribute("role") == "row" }
    _ = tester.operations { tester.tree.handle(.near, on: Int(row?.id ?? -1), value: .none) }
    #expect(tester.fresh.contains("seen 1"))
  }
}
