// The notifications of a name as an asynchronous sequence.
public import Foundation

extension NotificationCenter {
  /// Notifications of a name, from the start of an iteration on.
  // Sendable unchecked: all properties are constants, and the sender is only compared.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// Every element is a notification.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Starts to observe.
    public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

    /// Waits for one notification after another; ends when its task is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
      // Unchecked: a notification is passed on as it was posted, as Apple's sequence does.
      private struct Posted: @unchecked Sendable { let notification: Notification }
      private struct Observer: @unchecked Sendable {
        let center: NotificationCenter
        let token: any NSObjectProtocol
      }
      /// The most notifications that wait; older ones are dropped.
      private static let limit = 256

      private var base: AsyncStream<Posted>.Iterator

      init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        let (stream, continuation) = AsyncStream.makeStream(
          of: Posted.self, bufferingPolicy: .bufferingNewest(Self.limit))
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Posted(notification: $0))
        }
        let observer = Observer(center: center, token: token)
        continuation.onTermination = { _ in observer.center.removeObserver(observer.token) }
        base = stream.makeAsyncIterator()
      }

      /// The next notification; nil once the task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.notification }

      /// The next notification, without leaving the actor; nil once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws(Never)
        -> Notification?
      {
        await base.next(isolation: actor)?.notification
      }
    }
  }

  /// The notifications of a name, of one sender or, without one, of all.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> NotificationCenter.Notifications {
    Notifications(self, name, object)
  }
}

extension Notification.Name {
  /// Posted by Apple's Foundation when the clock is set; never posted here.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
  /// Posted by Apple's Foundation with Low Power Mode; never posted here, since a server has none.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
