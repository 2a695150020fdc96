// Pictures in memory: kept while they are used, within a limit.
import Foundation
import Testing

@testable import LiveServer

@Suite("Pictures in memory")
struct PictureStoreTests {
  private func picture(_ count: Int) -> SitePhoto {
    SitePhoto(data: Data(count: count), type: "image/png")
  }

  @Test("A picture that is used stays, one that is not used is dropped at the limit")
  func generations() {
    let store = PictureStore(limit: 20)
    #expect(store.add(picture(6), "a"))
    #expect(store.add(picture(6), "b"))
    #expect(store.picture("a")?.data.count == 6)
    #expect(store.add(picture(6), "c"))
    #expect(["a", "b", "c"].map { store.picture($0) != nil } == [true, false, true])
  }

  @Test("A picture larger than half of the limit is refused")
  func large() {
    let store = PictureStore(limit: 20)
    #expect(!store.add(picture(11), "a"))
    #expect(store.picture("a") == nil)
  }
}
