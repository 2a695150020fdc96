// Likes as a person meets them: at once on screen, in order on the wire, taken back when refused.
import Catalog
import Foundation
import AppTesting
import Testing

@testable import Foods

@MainActor
@Suite("Likes", .timeLimit(.minutes(1)))
struct LikeStoryTests {
  let kitchen = Kitchen()
  let soup = Food(id: 0, name: "Soup")
  let liked = Food(id: 0, name: "Soup", isLiked: true, lastUpdatedDate: Kitchen.noon)

  @Test("The heart changes at once, and the list is loaded again for the service's own date")
  func optimistic() async {
    await kitchen.arrive(with: [soup])
    kitchen.model.likeTapped(kitchen.item(0), true)
    #expect(kitchen.item(0).isLiked)
    #expect(kitchen.item(0).food == soup)

    let like = await kitchen.planned.next()
    #expect(like.question == .like(0, true))
    like.agree()
    let reload = await kitchen.planned.next()
    #expect(reload.question == .list)
    reload.answer([liked])
    await until { kitchen.shown == [liked] }
    #expect(kitchen.item(0).isLiked)
  }

  @Test("Five fast taps are one request when the last wish is the one already sent")
  func fiveTaps() async {
    await kitchen.arrive(with: [soup])
    for wish in [true, false, true, false, true] {
      kitchen.model.likeTapped(kitchen.item(0), wish)
      #expect(kitchen.item(0).isLiked == wish)
    }
    let like = await kitchen.planned.next()
    #expect(like.question == .like(0, true))
    like.agree()
    // Had there been another request for the food, it would have come before the reload.
    #expect(await kitchen.planned.next().question == .list)
    #expect(kitchen.item(0).isLiked)
  }

  @Test("A wish that changed on the way is sent after the answer, never beside it")
  func lastWishWins() async {
    await kitchen.arrive(with: [soup])
    kitchen.model.likeTapped(kitchen.item(0), true)
    let like = await kitchen.planned.next()
    kitchen.model.likeTapped(kitchen.item(0), false)
    like.agree()
    var questions = [await kitchen.planned.next(), await kitchen.planned.next()]
    // The reload and the second wish may leave in either order.
    questions.sort { one, _ in one.question == .list }
    #expect(questions.map(\.question) == [.list, .like(0, false)])
    #expect(!kitchen.item(0).isLiked)
    questions[1].agree()
    questions[0].answer([soup])
    #expect(await kitchen.planned.next().question == .list)
    #expect(!kitchen.item(0).isLiked)
  }

  @Test("A refused like goes back to the service's last word and says why")
  func refusal() async {
    await kitchen.arrive(with: [soup])
    kitchen.model.likeTapped(kitchen.item(0), true)
    await kitchen.planned.next().fail(.refused(status: 200, message: "The kitchen is closed"))
    await until { !kitchen.model.alerts.isEmpty }
    #expect(!kitchen.item(0).isLiked)
    #expect(kitchen.model.alerts.map(\.serviceWords) == ["The kitchen is closed"])
    #expect(kitchen.model.alerts.map(\.wanted) == [true])

    kitchen.model.alertDismissed()
    #expect(kitchen.model.alerts.isEmpty)
  }

  @Test("A refusal that was overtaken by another wish is not told; the other wish is sent")
  func refusalOvertaken() async {
    await kitchen.arrive(with: [soup])
    kitchen.model.likeTapped(kitchen.item(0), true)
    let first = await kitchen.planned.next()
    kitchen.model.likeTapped(kitchen.item(0), false)
    first.fail(.timedOut(after: .seconds(15)))
    let second = await kitchen.planned.next()
    #expect(second.question == .like(0, false))
    second.agree()
    #expect(await kitchen.planned.next().question == .list)
    #expect(kitchen.model.alerts.isEmpty)
  }

  @Test("Refusals of two foods are told one after the other, and Retry sends the wish again")
  func alertQueue() async {
    await kitchen.arrive(with: [soup, Food(id: 1, name: "Pie", isLiked: true)])
    kitchen.model.likeTapped(kitchen.item(0), true)
    await kitchen.planned.next().fail(.refused(status: 500, message: nil))
    kitchen.model.likeTapped(kitchen.item(1), false)
    await kitchen.planned.next().fail(.unreachable(host: "foods.test", why: "refused"))
    await until { kitchen.model.alerts.count == 2 }
    #expect(kitchen.model.alerts.map(\.id) == [0, 1])
    #expect(kitchen.item(1).isLiked)

    let first = kitchen.model.alerts[0]
    kitchen.model.alertDismissed()
    kitchen.model.retryTapped(first)
    #expect(await kitchen.planned.next().question == .like(0, true))
    #expect(kitchen.model.alerts.map(\.id) == [1])
    #expect(kitchen.item(0).isLiked)
  }

  @Test("A refresh during a like does not flip the heart under the finger")
  func refreshDuringLike() async {
    await kitchen.arrive(with: [soup])
    kitchen.model.list.refreshTapped()
    let refresh = await kitchen.planned.next()
    kitchen.model.likeTapped(kitchen.item(0), true)
    let like = await kitchen.planned.next()

    var renamed = soup
    renamed.name = "Hot soup"
    refresh.answer([renamed])
    await until { kitchen.shown == [renamed] }
    #expect(kitchen.item(0).isLiked)
    like.agree()
    #expect(await kitchen.planned.next().question == .list)
    #expect(kitchen.item(0).isLiked)
  }

  @Test("A list that left before the service agreed to a like does not take the like back")
  func oldListAfterLike() async {
    await kitchen.arrive(with: [soup])
    kitchen.model.list.refreshTapped()
    let refresh = await kitchen.planned.next()
    kitchen.model.likeTapped(kitchen.item(0), true)
    await kitchen.planned.next().agree()
    await until { kitchen.item(0).food.isLiked }

    refresh.answer([soup])
    let reload = await kitchen.planned.next()
    #expect(reload.question == .list)
    #expect(kitchen.item(0).isLiked)
    reload.answer([liked])
    await until { kitchen.shown == [liked] }
  }

  @Test("Likes of different foods do not wait for each other, and share one reload")
  func twoFoods() async {
    await kitchen.arrive(with: [soup, Food(id: 1, name: "Pie")])
    kitchen.model.likeTapped(kitchen.item(0), true)
    kitchen.model.likeTapped(kitchen.item(1), true)
    var likes = [await kitchen.planned.next(), await kitchen.planned.next()]
    // Between two foods no order is promised.
    likes.sort { one, _ in one.question == .like(0, true) }
    #expect(likes.map(\.question) == [.like(0, true), .like(1, true)])
    likes[0].agree()
    let reload = await kitchen.planned.next()
    likes[1].agree()
    await until { kitchen.item(1).food.isLiked }
    reload.answer([liked, Food(id: 1, name: "Pie")])
    let again = await kitchen.planned.next()
    #expect(again.question == .list)
    #expect(kitchen.item(1).isLiked)
  }

  @Test("Leaving the screen does not drop a like that was sent, nor one that waits behind it")
  func likeOutlivesScreen() async {
    await kitchen.arrive(with: [soup])
    let item = kitchen.item(0)
    kitchen.model.likeTapped(item, true)
    let like = await kitchen.planned.next()
    kitchen.model.likeTapped(item, false)
    await kitchen.leave()
    like.agree()
    let unlike = await kitchen.planned.next()
    #expect(unlike.question == .like(0, false))
    unlike.agree()
    await until { !item.food.isLiked }
  }

  @Test("A wish for what is already so sends nothing")
  func noChange() async {
    await kitchen.arrive(with: [liked])
    kitchen.model.likeTapped(kitchen.item(0), true)
    kitchen.model.list.refreshTapped()
    #expect(await kitchen.planned.next().question == .list)
  }
}
