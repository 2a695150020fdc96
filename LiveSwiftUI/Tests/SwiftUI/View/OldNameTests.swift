// What has an older name does the same as under the newer one.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Older names") struct OldNameTests {
  @Test("A view modified under older names is the same as under the newer ones")
  func modifiers() {
    let pairs: [(any View, any View)] = [
      (
        Text(verbatim: "a").foregroundColor(.red),
        Text(verbatim: "a").foregroundStyle(.red)
      ),
      (
        VStack { Text(verbatim: "a") }.foregroundColor(.red),
        VStack { Text(verbatim: "a") }.foregroundStyle(.red)
      ),
      (
        Text(verbatim: "a").cornerRadius(8),
        Text(verbatim: "a").clipShape(RoundedRectangle(cornerRadius: 8))
      ),
      (Button("a") {}.accentColor(.red), Button("a") {}.tint(.red)),
      (
        Text(verbatim: "a").overlay(Text(verbatim: "b"), alignment: .top),
        Text(verbatim: "a").overlay(alignment: .top) { Text(verbatim: "b") }
      ),
      (
        Text(verbatim: "a").background(Text(verbatim: "b")),
        Text(verbatim: "a").background { Text(verbatim: "b") }
      ),
      (Text(verbatim: "a").edgesIgnoringSafeArea(.all), Text(verbatim: "a")),
    ]
    for (old, new) in pairs {
      #expect(ViewTester(AnyView(old)).html == ViewTester(AnyView(new)).html)
    }
  }

  @Test("A navigation view with a title and items of the bar is a stack with a toolbar")
  func navigation() {
    let old = ViewTester(
      NavigationView {
        Text(verbatim: "a").navigationBarTitle("Home", displayMode: .inline)
          .navigationBarItems(trailing: Button("Add") {})
      })
    let new = ViewTester(
      NavigationStack {
        Text(verbatim: "a").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } }
      })
    #expect(old.html == new.html)
    #expect(old.html.contains("Home") && old.html.contains("Add"))
  }

  @Test("A preview does nothing in an app that runs")
  func previews() {
    struct Previews: PreviewProvider {
      static var previews: some View {
        Text(verbatim: "a").previewLayout(.fixed(width: 1, height: 2)).previewDevice("iPhone")
          .previewDisplayName("A").previewInterfaceOrientation(.portrait)
      }
    }
    #expect(Previews.platform == nil)
    #expect(ViewTester(Previews.previews).html == #"<span class="t">a</span>"#)
  }

  @Test("A picture of the bundle is shown by an address of this site, named for a screen reader")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tapas-\(UUID().uuidString)")
    let set = folder.appending(path: "Assets.xcassets/cat.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    // The folder lies among temporary files; a failure to remove it fails nothing here.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "dog@2x.png"))
    try Data().write(to: set.appending(path: "c.png"))
    try Data(#"{"images":[{"filename":"c.png","scale":"1x"},{"scale":"2x"}]}"#.utf8)
      .write(to: set.appending(path: "Contents.json"))
    let bundle = try #require(Bundle(url: folder))
    var services = TreeServices()
    services.filePath = { "/_/photo/\($0.lastPathComponent)" }
    let tester = ViewTester(
      Group {
        Image("dog", bundle: bundle)
        Image("cat", bundle: bundle, label: Text(verbatim: "A cat"))
        Image(decorative: "cat", bundle: bundle)
        Image("none", bundle: bundle)
        Image("../dog", bundle: bundle)
      }, services: services)
    let common = #"loading="lazy" decoding="async" data-ph>"#
    #expect(
      tester.html == #"<img class="img" srcset="/_/photo/dog@2x.png 2x" alt="dog" \#(common)"#
        + #"<img class="img" src="/_/photo/c.png" alt="A cat" \#(common)"#
        + #"<img class="img" src="/_/photo/c.png" alt \#(common)"#)
  }
}
