// Actors with a context of their own.
import Foundation

/// An actor that saves models apart from the views. `@ModelActor` writes the conformance.
public protocol ModelActor: Actor {
  /// The stores.
  nonisolated var modelContainer: ModelContainer { get }
  /// Runs the work of the actor.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor of the actor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      preconditionFailure("The executor of a model actor is serial.")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an identity; nil if the store has none.
  public subscript<T: PersistentModel>(
    id: PersistentIdentifier, as type: T.Type
  ) -> T? {
    modelContext[id, as: type]
  }
}

/// Runs the work of an actor, and owns its context.
public protocol ModelExecutor: AnyObject, Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// An executor that runs one piece of work at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the work of an actor on a queue of its own.
///
/// Unchecked: the context is used by the work on the queue only.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelExecutor")

  /// An executor with a queue.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  /// Runs a piece of work on the queue.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// The executor, for the runtime.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}
