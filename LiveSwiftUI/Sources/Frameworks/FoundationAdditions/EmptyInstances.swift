// Objects without values, such as `Timer()`: on Apple's systems each class inherits the initializer
// of NSObject. Here an extension cannot declare it, so that each has a parameter with a default.
public import Foundation
public import FoundationNetworking

extension Timer {
  /// A timer that has ended, to be replaced by one that is scheduled.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }
}

extension URLResponse {
  /// The URL of a response without one.
  fileprivate static let nowhere = URL(filePath: "/")

  /// A response without values, for tests. Its URL is `file:///`, where Apple's is nil.
  public convenience init(_ nothing: Void = ()) {
    self.init(
      url: Self.nowhere, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

extension HTTPURLResponse {
  /// A response without values, for tests, with a status of 0. Its URL is `file:///`, where Apple's
  /// is nil.
  public convenience init(empty nothing: Void = ()) {
    // Foundation declares nil for the sake of Apple's, and never returns it.
    self.init(url: Self.nowhere, statusCode: 0, httpVersion: nil, headerFields: nil)!
  }
}

extension CachedURLResponse {
  /// A response without values and data, for tests.
  public convenience init(_ nothing: Void = ()) {
    self.init(response: URLResponse(), data: Data())
  }
}

extension URLCache {
  /// A cache that holds nothing.
  public convenience init(_ nothing: Void = ()) {
    self.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
  }
}

extension Progress {
  /// A progress without units.
  public convenience init(_ nothing: Void = ()) { self.init(totalUnitCount: 0) }
}

extension NSAttributedString {
  /// An empty text; of `NSMutableAttributedString` one that can grow.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
