// The bytes of an answer as they arrive.
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The bytes of an answer, in order. Those that arrive before they are read wait in memory.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// Every element is a byte.
    public typealias Element = UInt8

    /// The task that loads the answer. Cancelling it ends the bytes with an error.
    public var task: URLSessionDataTask { download.task }
    private let download: Download

    fileprivate init(_ download: Download) { self.download = download }

    /// Reads on; a second iterator gets what the first one leaves.
    public func makeAsyncIterator() -> Iterator { Iterator(download) }

    /// Reads one byte after another.
    public struct Iterator: AsyncIteratorProtocol {
      private let download: Download
      private var chunks: AsyncThrowingStream<Data, any Error>.Iterator
      private var chunk = Data()
      private var position = 0

      fileprivate init(_ download: Download) {
        self.download = download
        chunks = download.chunks.makeAsyncIterator()
      }

      /// The next byte; nil at the end. Throws a `URLError` where the connection fails, and
      /// `CancellationError` where the task is cancelled.
      public mutating func next() async throws -> UInt8? {
        while position == chunk.count {
          guard let more = try await chunks.next() else {
            try Task.checkCancellation()
            return nil
          }
          (chunk, position) = (Data(more), 0)
        }
        defer { position += 1 }
        return chunk[position]
      }
    }
  }

  /// The answer to a request, as soon as its head is here, and its bytes as they arrive.
  ///
  /// The request runs in a session of its own with this configuration; `delegate` has no effect.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URLSession.AsyncBytes, URLResponse) {
    let download = Download(request, configuration)
    let response = try await withTaskCancellationHandler {
      try await download.response()
    } onCancel: {
      download.cancel()
    }
    return (AsyncBytes(download), response)
  }

  /// The answer to a GET of an address, as `bytes(for:)` has it.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URLSession.AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

/// A request whose answer is handed on in parts. It is cancelled once nobody holds it.
// Sendable unchecked: all properties are constants, and sessions may be used from any thread.
private final class Download: @unchecked Sendable {
  let task: URLSessionDataTask
  let chunks: AsyncThrowingStream<Data, any Error>
  private let head: AsyncThrowingStream<URLResponse, any Error>
  private let session: URLSession

  init(_ request: URLRequest, _ configuration: URLSessionConfiguration) {
    let (chunks, chunkInput) = AsyncThrowingStream.makeStream(of: Data.self)
    let (head, headInput) = AsyncThrowingStream.makeStream(of: URLResponse.self)
    (self.chunks, self.head) = (chunks, head)
    let receiver = Receiver(head: headInput, chunks: chunkInput)
    session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    task = session.dataTask(with: request)
    task.resume()
    session.finishTasksAndInvalidate()
  }

  deinit { task.cancel() }

  func response() async throws -> URLResponse {
    for try await response in head { return response }
    try Task.checkCancellation()
    throw URLError(.badServerResponse)
  }

  func cancel() { task.cancel() }
}

/// Passes the events of a task on.
private final class Receiver: NSObject, URLSessionDataDelegate, Sendable {
  private let head: AsyncThrowingStream<URLResponse, any Error>.Continuation
  private let chunks: AsyncThrowingStream<Data, any Error>.Continuation

  init(
    head: AsyncThrowingStream<URLResponse, any Error>.Continuation,
    chunks: AsyncThrowingStream<Data, any Error>.Continuation
  ) {
    (self.head, self.chunks) = (head, chunks)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    head.yield(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    chunks.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    head.finish(throwing: error)
    chunks.finish(throwing: error)
  }
}
