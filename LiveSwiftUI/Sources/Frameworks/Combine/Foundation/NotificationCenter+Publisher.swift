// Notifications as publishers.
public import Foundation

extension NotificationCenter {
  /// Delivers the notifications of one name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    /// The type of the errors: none.
    public typealias Failure = Never

    /// The centre of the notifications.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Their sender; nil for any.
    public let object: AnyObject?

    /// A publisher of the notifications of one name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      // Handed to one subscriber; the buffer locks what it keeps.
      nonisolated(unsafe) let buffer = DemandBuffer<Notification, Never>(subscriber)
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        buffer.send($0)
      }
      buffer.onCancel { center.removeObserver(token) }
      subscriber.receive(subscription: buffer)
    }
  }

  /// A publisher of the notifications of one name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil)
    -> NotificationCenter.Publisher
  {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }
}
