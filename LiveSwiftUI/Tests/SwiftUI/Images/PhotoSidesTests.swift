// Photos that browsers get at the size at which they are drawn.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Sides of photos") struct PhotoSidesTests {
  private func image(of view: some View, path: String = "/p") -> String {
    var services = TreeServices()
    services.photoPath = { _ in path }
    services.photoSides = [96, 128, 192, 256, 384, 512]
    let html = ViewTester(view, services: services).html
    return String(html.firstMatch(of: /<img [^>]*>/)?.output ?? "")
  }

  private func photo(_ mode: ContentMode = .fill) -> some View {
    AsyncImage(url: URL(string: "https://photos.test/1")) { image in
      image.resizable().aspectRatio(contentMode: mode)
    } placeholder: {
      Color.gray
    }
    .clipped()
  }

  @Test("In a frame of a row the browser may choose what one to three pixels a point need")
  func framed() {
    let row = image(of: photo().frame(width: 76, height: 60))
    #expect(row.contains(#"srcset="/p?w=96 96w,/p?w=192 192w,/p?w=256 256w" sizes="76px""#))
    #expect(row.contains(#"src="/p""#))
    let large = image(of: photo().frame(width: 300, height: 400))
    #expect(large.contains(#"srcset="/p?w=512 512w" sizes="400px""#))
    // A photo that has changed has a version in its address.
    let changed = image(of: photo().frame(width: 40, height: 40), path: "/p?v=a")
    #expect(changed.contains("/p?v=a&amp;w=96 96w,/p?v=a&amp;w=128 128w"))
  }

  @Test("Elsewhere the browser measures, but not a photo whose ratio its box takes")
  func measured() {
    let choices = #"srcset="/p?w=128 128w,/p?w=256 256w,/p?w=512 512w" sizes="#
    #expect(image(of: photo().frame(height: 60)).contains(choices + #""auto,75vw""#))
    #expect(image(of: photo(.fit)).contains(choices + #""100vw""#))
  }

  @Test("A photo of its own size, and one of a site without smaller ones, stays whole")
  func whole() {
    let own = image(of: AsyncImage(url: URL(string: "https://photos.test/1")))
    #expect(own.contains(#"src="/p""#) && !own.contains("srcset"))
    var services = TreeServices()
    services.photoPath = { _ in "/p" }
    #expect(!ViewTester(photo(), services: services).html.contains("srcset"))
  }
}
