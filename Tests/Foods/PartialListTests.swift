// A list in pages while it arrives: what is there, and what is still to come.
import AppTesting
import DataLayer
import Foundation
import Synchronization
import Testing

@testable import Foods

@MainActor
@Suite("A list that arrives page by page", .timeLimit(.minutes(10)))
struct PartialListTests {
  let planned = PlannedFoods()
  let soup = Food(id: 0, name: "Soup")
  let pie = Food(id: 7, name: "Pie")
  let down = HTTPError.unreachable(host: "foods.test", why: "refused")

  /// A person of a service whose first page has the soup, and whose whole list the test gives.
  func person() async throws -> (model: FoodsModel, rest: PlannedFoods.Call) {
    var service = planned.service
    service.list = { [planned, soup] (arrived) async throws(HTTPError) in
      await arrived(FoodList([soup]))
      return try await planned.ask(.list)
    }
    let model = FoodsModel(ServiceDependencies(service: service, clock: TestClock()))
    Task { await model.list.appeared() }
    return (model, try await planned.next())
  }

  func shown(_ model: FoodsModel) -> [Food]? { model.list.content.value?.items.map(\.food) }

  /// Bug: a service of 25 pages showed nothing until the last of them had come.
  @Test("The foods of the first page are there while the others are on their way")
  func firstPage() async throws {
    let (model, rest) = try await person()
    await until { shown(model) == [soup] }
    #expect(model.list.content.isLoading && model.list.content.isPart)
    #expect(model.list.staleSince == nil)
    let item = model.item(0)
    rest.answer([soup, pie])
    await until { shown(model) == [soup, pie] }
    #expect(!model.list.content.isPart)
    #expect(model.item(0) === item)
  }

  @Test("A food of the first page can be liked before the others are there")
  func like() async throws {
    let (model, rest) = try await person()
    await until { shown(model) == [soup] }
    model.item(0)?.isLiked = true
    let like = try await planned.next()
    #expect(like.question == .like(0, true))
    like.agree()
    await until { model.item(0)?.food.isLiked == true }
    rest.answer([soup, pie])
    await until { shown(model)?.count == 2 }
    #expect(model.item(0)?.isLiked == true)
  }

  @Test("When the others fail, the first ones stay and say that they are not all; Retry asks again")
  func failure() async throws {
    let (model, rest) = try await person()
    await until { shown(model) == [soup] }
    rest.fail(down)
    await until { model.list.content.failure == down }
    #expect(shown(model) == [soup] && model.list.content.isPart)
    model.list.retryTapped()
    try await planned.next().answer([pie, soup])
    await until { shown(model) == [pie, soup] }
    #expect(!model.list.content.isPart && model.list.content.failure == nil)
  }

  @Test("The service hands out its pages in waves, and the whole list at the end")
  func waves() async throws {
    var answers: [String: String] = [:]
    for page in 0..<5 {
      let ids = (page * 10)..<min(page * 10 + 10, 43)
      let records = ids.map { #"{"id": \#($0), "name": "Food \#($0)"}"# }.joined(separator: ",")
      answers["GET /food/\(page)"] = #"{"foods": [\#(records)], "totalCount": 43}"#
    }
    let arrived = Mutex<[FoodList]>([])
    let whole = try await ScriptedTransport(answers).service.list { part in
      arrived.withLock { $0.append(part) }
    }
    let parts = arrived.withLock(\.self)
    #expect(parts == [ListShapeTests.list(0..<10), ListShapeTests.list(0..<40)])
    #expect(whole == ListShapeTests.list(0..<43))
  }
}
