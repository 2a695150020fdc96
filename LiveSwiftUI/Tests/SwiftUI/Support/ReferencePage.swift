// A browser's page in small: parses our own HTML and applies operations as the script does.
import Limits

@testable import SwiftUI

/// A document that knows nothing of the tree: what it shows follows from HTML and operations alone.
struct ReferencePage {
  /// One element with its number.
  final class Box {
    let tag: String
    var attributes: [String: String]
    var text: String?
    var children: [Box] = []
    weak var parent: Box?
    var number: Int32 = 0

    init(tag: String, attributes: [String: String] = [:]) {
      self.tag = tag
      self.attributes = attributes
    }
  }

  let root = Box(tag: "root")
  private var boxes: [Int32: Box] = [:]
  /// What went wrong: a number that nobody has, an element that holds itself.
  private(set) var complaints: [String] = []

  init(_ html: String) {
    boxes[0] = root
    var next: Int32 = 1
    for box in HTMLReader.boxes(html) { take(box, into: root, at: nil, &next) }
  }

  private mutating func take(_ box: Box, into parent: Box, at anchor: Box?, _ next: inout Int32) {
    number(box, &next)
    put(box, into: parent, before: anchor)
  }

  private mutating func number(_ box: Box, _ next: inout Int32) {
    box.number = next
    boxes[next] = box
    next += 1
    for child in box.children { number(child, &next) }
  }

  private func put(_ box: Box, into parent: Box, before anchor: Box?) {
    let index = anchor.flatMap { anchor in parent.children.firstIndex { $0 === anchor } }
    parent.children.insert(box, at: index ?? parent.children.count)
    box.parent = parent
  }

  private mutating func find(_ number: Int32) -> Box? {
    if let box = boxes[number] { return box }
    complaints.append("no element \(number)")
    return nil
  }

  mutating func apply(_ operations: [PageOperation]) {
    for operation in operations { apply(operation) }
  }

  private mutating func apply(_ operation: PageOperation) {
    switch operation {
    case .text(let number, let text): find(number)?.text = text
    case .attribute(let number, let name, let value): find(number)?.attributes[name] = value
    case .value(let number, let value, _): find(number)?.attributes["value"] = value
    case .insert(let parent, let before, let html, var first):
      guard let parent = find(parent) else { return }
      let anchor = before == 0 ? nil : find(before)
      if let anchor, anchor.parent !== parent {
        complaints.append("\(before) is not in \(parent.number)")
      }
      for box in HTMLReader.boxes(html) { take(box, into: parent, at: anchor, &first) }
    case .move(let parent, let number, let before):
      guard let parent = find(parent), let box = find(number) else { return }
      let anchor = before == 0 ? nil : find(before)
      if let anchor, anchor.parent !== parent {
        complaints.append("\(before) is not in \(parent.number)")
      }
      box.parent?.children.removeAll { $0 === box }
      put(box, into: parent, before: anchor)
    case .remove(let number):
      guard let box = find(number) else { return }
      box.parent?.children.removeAll { $0 === box }
      forget(box)
    default: break
    }
  }

  private mutating func forget(_ box: Box) {
    boxes[box.number] = nil
    for child in box.children { forget(child) }
  }

  /// The page as text, attributes in the order of their names; complaints first.
  var html: String {
    func write(_ box: Box) -> String {
      let attributes = box.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=[\($0.value)]" }
        .joined()
      return "<\(box.tag)\(attributes)>\(box.text ?? "")\(box.children.map(write).joined())"
    }
    return complaints.joined() + root.children.map(write).joined()
  }

  /// The numbers of all elements, in the order of the document.
  var numbers: [Int32] {
    func all(_ box: Box) -> [Int32] { [box.number] + box.children.flatMap(all) }
    return root.children.flatMap(all)
  }

  /// The number of some element that can be pressed.
  func anyPressable(_ dice: inout SeededRandom) -> Int? {
    func all(_ box: Box) -> [Box] { [box] + box.children.flatMap(all) }
    return all(root).filter { $0.attributes["data-e"] == "c" }.randomElement(using: &dice).map {
      Int($0.number)
    }
  }
}

/// Reads HTML as `HTMLWriter` writes it; nobody else's.
enum HTMLReader {
  static func boxes(_ html: String) -> [ReferencePage.Box] {
    var rest = html.utf8[...]
    let top = ReferencePage.Box(tag: "top")
    var open = [top]
    while !rest.isEmpty {
      if rest.starts(with: "</".utf8) {
        _ = take(&rest, until: ">")
        open.removeLast()
      } else if rest.first == UInt8(ascii: "<") {
        rest.removeFirst()
        let box = head(&rest)
        box.parent = open.last
        open.last?.children.append(box)
        if !["img", "input", "hr"].contains(box.tag) { open.append(box) }
      } else {
        let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        open.last?.text = plain(String(rest[..<end])!)
        rest = rest[end...]
      }
    }
    return top.children
  }

  private static func head(_ rest: inout Substring.UTF8View) -> ReferencePage.Box {
    let text = take(&rest, until: ">")
    let name = text.prefix { $0 != " " }
    let box = ReferencePage.Box(tag: String(name))
    var attributes = text.dropFirst(name.count)
    while attributes.first == " " {
      attributes.removeFirst()
      let key = attributes.prefix { $0 != "=" && $0 != " " }
      attributes = attributes.dropFirst(key.count)
      guard attributes.first == "=" else {
        box.attributes[String(key)] = ""
        continue
      }
      let value = attributes.dropFirst(2).prefix { $0 != "\"" }
      box.attributes[String(key)] = plain(String(value))
      attributes = attributes.dropFirst(value.count + 3)
    }
    return box
  }

  /// What stands before `end`; our writer escapes `>` in values, so the first one ends a tag.
  private static func take(_ rest: inout Substring.UTF8View, until end: Character) -> String {
    let index = rest.firstIndex(of: end.asciiValue!) ?? rest.endIndex
    defer { rest = rest[index...].dropFirst() }
    return String(rest[..<index])!
  }

  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
