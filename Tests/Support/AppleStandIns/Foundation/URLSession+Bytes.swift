// What Apple's Foundation has beyond Linux's: the bytes of an answer as they come.
import Foundation
import FoundationNetworking

extension URLSession {
  func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    fatalError("Nothing is run.")
  }

  struct AsyncBytes: AsyncSequence, Sendable {
    struct AsyncIterator: AsyncIteratorProtocol {
      mutating func next() async throws -> UInt8? { nil }
    }

    let task: URLSessionDataTask

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
