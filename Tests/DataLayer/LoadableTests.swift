// What a Loadable shows through questions, answers, failures and saved copies.
import Foundation
import Testing

@testable import DataLayer

@Suite("Loadable")
struct LoadableTests {
  let yesterday = Date(timeIntervalSince1970: 1_700_000_000)
  let refusal = HTTPError.refused(status: 500, message: nil)

  @Test("It begins with nothing and nothing going on")
  func beginning() {
    let list = Loadable<[String], HTTPError>()
    #expect(list.value == nil)
    #expect(list.activity == .idle)
  }

  @Test("A question out, then its answer")
  func answer() {
    var list = Loadable<[String], HTTPError>()
    let generation = list.begin()
    #expect(list.activity == .loading(generation))
    #expect(list.isLoading)
    let wasTaken1 = list.finish(["Soup"], generation: generation)
    #expect(wasTaken1)
    #expect(list.value == ["Soup"])
    #expect(list.activity == .idle)
  }

  @Test("A late answer is dropped, and so is a late failure")
  func late() {
    var list = Loadable<[String], HTTPError>(["Soup"])
    let first = list.begin()
    let second = list.begin()
    let wasDropped2 = !list.finish(["Old"], generation: first)
    #expect(wasDropped2)
    let wasDropped3 = !list.fail(refusal, generation: first)
    #expect(wasDropped3)
    #expect(list.activity == .loading(second))
    let wasTaken4 = list.finish(["New"], generation: second)
    #expect(wasTaken4)
    let wasDropped5 = !list.finish(["Again"], generation: second)
    #expect(wasDropped5)
    #expect(list.value == ["New"])
  }

  @Test("A failure keeps the value and makes it stale; the next answer makes it fresh")
  func failureKeepsValue() {
    var list = Loadable<[String], HTTPError>(["Soup"])
    list.fail(refusal, generation: list.begin())
    #expect(list.value == ["Soup"])
    #expect(list.activity == .failed(refusal))
    #expect(list.failure == refusal)
    list.finish(["Stew"], generation: list.begin())
    #expect(list.failure == nil)
  }

  @Test("A cancelled question leaves everything as it was")
  func cancelled() {
    var list = Loadable<[String], HTTPError>()
    list.fail(refusal, generation: list.begin())
    let before = list.activity
    let wasTaken6 = list.fail(.cancelled, generation: list.begin())
    #expect(wasTaken6)
    #expect(list.activity == before)
  }

  @Test("A saved copy shows while the question is out, and says how old it is when that fails")
  func savedCopy() {
    var list = Loadable<[String], HTTPError>()
    let generation = list.begin()
    let wasTaken7 = list.showSavedCopy(["Soup"], since: yesterday)
    #expect(wasTaken7)
    #expect(list.value == ["Soup"])
    #expect(list.activity == .loading(generation))
    #expect(list.savedSince == yesterday)
    list.fail(refusal, generation: generation)
    #expect(list.activity == .savedCopy(since: yesterday, failure: refusal))
    #expect(list.failure == refusal)
  }

  @Test("A saved copy that comes after the failure keeps the failure beside it")
  func savedCopyAfterFailure() {
    var list = Loadable<[String], HTTPError>()
    list.fail(refusal, generation: list.begin())
    let wasTaken8 = list.showSavedCopy(["Soup"], since: yesterday)
    #expect(wasTaken8)
    #expect(list.activity == .savedCopy(since: yesterday, failure: refusal))
  }

  @Test("A cancelled question goes back to the saved copy")
  func savedCopyCancelled() {
    var list = Loadable<[String], HTTPError>()
    list.showSavedCopy(["Soup"], since: yesterday)
    list.fail(.cancelled, generation: list.begin())
    #expect(list.activity == .savedCopy(since: yesterday, failure: nil))
  }

  @Test("A saved copy never replaces this run's own answer, and an answer replaces a saved copy")
  func savedCopyGivesWay() {
    var list = Loadable<[String], HTTPError>()
    list.showSavedCopy(["Old"], since: yesterday)
    list.finish(["Fresh"], generation: list.begin())
    #expect(list.savedSince == nil)
    let wasDropped9 = !list.showSavedCopy(["Old"], since: yesterday)
    #expect(wasDropped9)
    #expect(list.value == ["Fresh"])
    #expect(list.activity == .idle)
  }
}
