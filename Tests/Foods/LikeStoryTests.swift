// Likes over time: at once on screen, in order on the wire, undone when refused.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Foods

@MainActor
@Suite("Likes", .timeLimit(.minutes(10)))
struct LikeStoryTests {
  let fixture = FoodsFixture()
  let soup = Food(id: 0, name: "Soup")
  let liked = Food(id: 0, name: "Soup", isLiked: true, lastUpdatedDate: FoodsFixture.noon)

  @Test("The heart changes at once, and the list is loaded again for the service's own date")
  func optimistic() async throws {
    try await fixture.arrive(with: [soup])
    fixture.item(0).isLiked = true
    #expect(fixture.item(0).isLiked)
    #expect(fixture.item(0).food == soup)

    let like = try await fixture.planned.next()
    #expect(like.question == .like(0, true))
    like.agree()
    let reload = try await fixture.planned.next()
    #expect(reload.question == .list)
    reload.answer([liked])
    await until { fixture.shown == [liked] }
    #expect(fixture.item(0).isLiked)
  }

  @Test("Five fast taps are one request when the last tap wants what was already sent")
  func fiveTaps() async throws {
    try await fixture.arrive(with: [soup])
    for isLiked in [true, false, true, false, true] {
      fixture.item(0).isLiked = isLiked
      #expect(fixture.item(0).isLiked == isLiked)
    }
    let like = try await fixture.planned.next()
    #expect(like.question == .like(0, true))
    like.agree()
    // Had there been another request for the food, it would have come before the reload.
    #expect(try await fixture.planned.next().question == .list)
    #expect(fixture.item(0).isLiked)
  }

  @Test("A tap during a request is sent after the answer, never beside it")
  func lastTapWins() async throws {
    try await fixture.arrive(with: [soup])
    fixture.item(0).isLiked = true
    let like = try await fixture.planned.next()
    fixture.item(0).isLiked = false
    like.agree()
    var calls = [try await fixture.planned.next(), try await fixture.planned.next()]
    // The reload and the unlike may leave in either order.
    calls.sort { one, _ in one.question == .list }
    #expect(calls.map(\.question) == [.list, .like(0, false)])
    #expect(!fixture.item(0).isLiked)
    calls[1].agree()
    calls[0].answer([soup])
    #expect(try await fixture.planned.next().question == .list)
    #expect(!fixture.item(0).isLiked)
  }

  @Test("A refused like goes back to what the service last said and says why")
  func refusal() async throws {
    try await fixture.arrive(with: [soup])
    fixture.item(0).isLiked = true
    try await fixture.planned.next().fail(.refused(status: 200, message: "The fixture is closed"))
    await until { !fixture.model.likes.refusals.isEmpty }
    #expect(!fixture.item(0).isLiked)
    let refusal = HTTPError.refused(status: 200, message: "The fixture is closed")
    #expect(fixture.model.likes.refusals.map(\.error) == [refusal])
    #expect(fixture.model.likes.refusals.map(\.write.isLiked) == [true])

    fixture.model.likes.refusalDismissed()
    #expect(fixture.model.likes.refusals.isEmpty)
  }

  @Test("A refusal that a later tap has overtaken is not shown; the later tap is sent")
  func refusalOvertaken() async throws {
    try await fixture.arrive(with: [soup])
    fixture.item(0).isLiked = true
    let first = try await fixture.planned.next()
    fixture.item(0).isLiked = false
    first.fail(.refused(status: 409, message: nil))
    let second = try await fixture.planned.next()
    #expect(second.question == .like(0, false))
    second.agree()
    #expect(try await fixture.planned.next().question == .list)
    #expect(fixture.model.likes.refusals.isEmpty)
  }

  @Test("Refusals of two foods are shown one after the other, and Retry sends the like again")
  func alertQueue() async throws {
    try await fixture.arrive(with: [soup, Food(id: 1, name: "Pie", isLiked: true)])
    fixture.item(0).isLiked = true
    try await fixture.planned.next().fail(.refused(status: 500, message: nil))
    fixture.item(1).isLiked = false
    try await fixture.planned.next().fail(.refused(status: 403, message: "Closed"))
    await until { fixture.model.likes.refusals.count == 2 }
    #expect(fixture.model.likes.refusals.map(\.id) == [0, 1])
    #expect(fixture.item(1).isLiked)

    let first = fixture.model.likes.refusals[0]
    fixture.model.likes.refusalDismissed()
    fixture.model.retryTapped(first)
    #expect(try await fixture.planned.next().question == .like(0, true))
    #expect(fixture.model.likes.refusals.map(\.id) == [1])
    #expect(fixture.item(0).isLiked)
  }

  @Test("A refresh during a like does not flip the heart under the finger")
  func refreshDuringLike() async throws {
    try await fixture.arrive(with: [soup])
    fixture.model.list.refreshTapped()
    let refresh = try await fixture.planned.next()
    fixture.item(0).isLiked = true
    let like = try await fixture.planned.next()

    var renamed = soup
    renamed.name = "Hot soup"
    refresh.answer([renamed])
    await until { fixture.shown == [renamed] }
    #expect(fixture.item(0).isLiked)
    like.agree()
    #expect(try await fixture.planned.next().question == .list)
    #expect(fixture.item(0).isLiked)
  }

  @Test("A list requested before the service agreed to a like does not undo the like")
  func oldListAfterLike() async throws {
    try await fixture.arrive(with: [soup])
    fixture.model.list.refreshTapped()
    let refresh = try await fixture.planned.next()
    fixture.item(0).isLiked = true
    try await fixture.planned.next().agree()
    await until { fixture.item(0).food.isLiked }

    refresh.answer([soup])
    let reload = try await fixture.planned.next()
    #expect(reload.question == .list)
    #expect(fixture.item(0).isLiked)
    reload.answer([liked])
    await until { fixture.shown == [liked] }
  }

  @Test("Likes of different foods do not wait for each other, and share one reload")
  func twoFoods() async throws {
    try await fixture.arrive(with: [soup, Food(id: 1, name: "Pie")])
    fixture.item(0).isLiked = true
    fixture.item(1).isLiked = true
    var likes = [try await fixture.planned.next(), try await fixture.planned.next()]
    // Between two foods no order is promised.
    likes.sort { one, _ in one.question == .like(0, true) }
    #expect(likes.map(\.question) == [.like(0, true), .like(1, true)])
    likes[0].agree()
    let reload = try await fixture.planned.next()
    likes[1].agree()
    await until { fixture.item(1).food.isLiked }
    reload.answer([liked, Food(id: 1, name: "Pie")])
    let again = try await fixture.planned.next()
    #expect(again.question == .list)
    #expect(fixture.item(1).isLiked)
  }

  @Test("Leaving the screen does not drop a like that was sent, nor one that waits behind it")
  func likeOutlivesScreen() async throws {
    try await fixture.arrive(with: [soup])
    let item = fixture.item(0)
    item.isLiked = true
    let like = try await fixture.planned.next()
    item.isLiked = false
    await fixture.leave()
    like.agree()
    let unlike = try await fixture.planned.next()
    #expect(unlike.question == .like(0, false))
    unlike.agree()
    await until { !item.food.isLiked }
  }

  @Test("A like of a food that is liked sends nothing")
  func noChange() async throws {
    try await fixture.arrive(with: [liked])
    fixture.item(0).isLiked = true
    fixture.model.list.refreshTapped()
    #expect(try await fixture.planned.next().question == .list)
  }
}
