// What a Loadable holds after loads, answers, failures and saved copies.
import Foundation
import Testing

@testable import DataLayer

@Suite("Loadable")
struct LoadableTests {
  let yesterday = Date(timeIntervalSince1970: 1_700_000_000)
  let refusal = HTTPError.refused(status: 500, message: nil)

  @Test("It begins without a value and without a load")
  func beginning() {
    let list = Loadable<[String], HTTPError>()
    #expect(list.value == nil)
    #expect(list.activity == .idle)
  }

  @Test("A load, then its answer")
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

  @Test("A cancelled load changes nothing")
  func cancelled() {
    var list = Loadable<[String], HTTPError>()
    list.fail(refusal, generation: list.begin())
    let before = list.activity
    let wasTaken6 = list.fail(.cancelled, generation: list.begin())
    #expect(wasTaken6)
    #expect(list.activity == before)
  }

  @Test("A saved copy is there during a load, with its age when the load fails")
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

  @Test("A saved copy that comes after a failure keeps the failure")
  func savedCopyAfterFailure() {
    var list = Loadable<[String], HTTPError>()
    list.fail(refusal, generation: list.begin())
    let wasTaken8 = list.showSavedCopy(["Soup"], since: yesterday)
    #expect(wasTaken8)
    #expect(list.activity == .savedCopy(since: yesterday, failure: refusal))
  }

  @Test("A cancelled load restores the saved copy")
  func savedCopyCancelled() {
    var list = Loadable<[String], HTTPError>()
    list.showSavedCopy(["Soup"], since: yesterday)
    list.fail(.cancelled, generation: list.begin())
    #expect(list.activity == .savedCopy(since: yesterday, failure: nil))
  }

  @Test("A saved copy never replaces an answer of this run, and an answer replaces a saved copy")
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

  @Test("An old value says its age in every state, a current one only once its load has failed")
  func age() {
    var list = Loadable<[String], HTTPError>()
    list.finish(["Soup"], generation: list.begin())
    let ages = { (list: Loadable<[String], HTTPError>) in
      [false, true].map { list.staleSince(loadedAt: yesterday, isOld: $0, isSlow: false) }
    }
    #expect(ages(list) == [nil, yesterday])
    let generation = list.begin()
    #expect(ages(list) == [nil, yesterday])
    list.fail(refusal, generation: generation)
    #expect(ages(list) == [yesterday, yesterday])
  }

  @Test("A part of an answer is shown while it loads, and says that it is one until the end")
  func part() {
    var list = Loadable<[String], HTTPError>()
    let generation = list.begin()
    list.showPart(["Soup"], generation: generation)
    #expect(list.value == ["Soup"] && list.isPart && list.isLoading)
    list.showPart(["Soup", "Pie"], generation: generation)
    #expect(list.value == ["Soup", "Pie"])
    list.finish(["Soup", "Pie", "Stew"], generation: generation)
    #expect(list.value == ["Soup", "Pie", "Stew"] && !list.isPart)
    list.showPart(["Soup"], generation: list.begin())
    #expect(list.value == ["Soup", "Pie", "Stew"], "a whole answer is better than a part")
  }

  @Test("A part stays when the rest fails, and a shorter one of the next load does not replace it")
  func partOfFailure() {
    var list = Loadable<[String], HTTPError>()
    let generation = list.begin()
    list.showPart(["Soup", "Pie"], generation: generation)
    list.fail(refusal, generation: generation)
    #expect(list.value == ["Soup", "Pie"] && list.isPart && list.failure == refusal)
    list.showPart(["Soup"], generation: list.begin())
    #expect(list.value == ["Soup", "Pie"] && list.isPart)
  }
}
