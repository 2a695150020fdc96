// A menu that one process downloads, on the open pages of the others.
import AppTesting
import Foundation
import Menu
import SwiftUITesting
import Testing

@testable import tapas

@MainActor
@Suite("A new menu on the pages of all processes", .timeLimit(.minutes(2)))
struct LiveMenuTests {
  /// The two lists of a service with one product in each category.
  private func menu(_ categories: [String: String]) -> [String: String] {
    let ids = categories.keys.sorted()
    let names = ids.map { #"{"id":"\#($0)","name":"\#(categories[$0] ?? "")"}"# }
    let products = ids.map {
      #"{"id":"p-\#($0)","name":"Dish of \#(categories[$0] ?? "")","price":1,"is_active":true,"#
        + #""category":{"id":"\#($0)"}}"#
    }
    let page = { (records: [String]) in
      #"{"data":[\#(records.joined(separator: ","))],"links":{"next":null},"#
        + #""meta":{"current_page":1,"per_page":50,"last_page":1,"total":\#(records.count)}}"#
    }
    return [
      "GET /categories?page=1": page(names),
      "GET /products?include=category&page=1": page(products),
    ]
  }

  @Test("It replaces the old one, keeps each reader's place, and says where a category is gone")
  func told() async throws {
    let pair = try await ProcessPair([
      menu(["c1": "Soups", "c2": "Grill"]), menu(["c1": "Stews"]),
    ])
    var wiring = MenuWiring()
    wiring.url = ScriptedTransport.base
    let open = { (process: Int, place: String) in
      let dependencies = try #require(wiring.dependencies(pair.containers[process], nil))
      return try pair.page(of: MenuApp.self, dependencies, at: [place])
    }
    let soups = try open(0, "c1")
    await soups.html(with: "Dish of Soups")
    let categories = try open(0, "~2")
    await categories.html(with: "Grill")
    let other = try open(1, "c1")
    await other.html(with: "Dish of Soups")
    // It takes the menu of the first process, and has asked its service for nothing.
    #expect(pair.services[1].asked.isEmpty)
    let gone = try open(0, "c2")
    await gone.html(with: "Dish of Grill")
    other.tap("Update menu")
    await other.html(with: "Dish of Stews")
    await soups.html(with: "Dish of Stews")
    await categories.html(with: "Stews")
    await gone.html(with: "No such category")
    #expect(!categories.html.contains("Grill"))
    #expect([soups, categories, gone].map(\.location.path) == [["c1"], ["~2"], ["c2"]])
    #expect(soups.location.title == "Stews")
    // One download each: the other pages read what is saved.
    #expect(pair.services.map(\.asked.count) == [2, 2])
    await pair.close()
  }
}
