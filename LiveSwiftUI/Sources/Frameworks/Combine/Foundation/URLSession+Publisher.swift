// Requests as publishers, and values from JSON.
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Delivers the answer of one request.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session.
    public let session: URLSession

    /// A publisher of an answer.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      // Handed to one subscriber; the buffer locks what it keeps.
      nonisolated(unsafe) let buffer = DemandBuffer<Output, Failure>(subscriber)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          buffer.send((data, response))
          buffer.end(.finished)
        } else {
          buffer.end(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      buffer.onStart { task.resume() }
      buffer.onCancel { task.cancel() }
      subscriber.receive(subscription: buffer)
    }
  }

  /// A publisher of the answer at an address.
  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// A publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// Reads values from one kind of input.
public protocol TopLevelDecoder<Input> {
  /// The type of the input.
  associatedtype Input
  /// Reads a value.
  func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

/// Writes values to one kind of output.
public protocol TopLevelEncoder<Output> {
  /// The type of the output.
  associatedtype Output
  /// Writes a value.
  func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

extension JSONDecoder: TopLevelDecoder {
  /// The type of the input.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// The type of the output.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// The type of the input.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// The type of the output.
  public typealias Output = Data
}

extension Publishers {
  /// The values of a publisher, decoded.
  public struct Decode<Upstream, Output, Coder>: Publisher
  where
    Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder,
    Upstream.Output == Coder.Input
  {
    public typealias Failure = any Error
    public let upstream: Upstream
    let decoder: Coder

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.relay(throwingTo: subscriber) { .next(try decoder.decode(Output.self, from: $0)) }
    }
  }

  /// The values of a publisher, encoded.
  public struct Encode<Upstream, Coder>: Publisher
  where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    let encoder: Coder

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.relay(throwingTo: subscriber) { .next(try encoder.encode($0)) }
    }
  }
}

extension Publisher {
  /// Decodes each value; an error ends the values.
  public func decode<Item, Coder>(type: Item.Type, decoder: Coder)
    -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }

  /// Encodes each value; an error ends the values.
  public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Coder: TopLevelEncoder, Self.Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
