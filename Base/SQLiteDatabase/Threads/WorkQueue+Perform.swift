// Work of a database on the threads of its connections.

extension WorkQueue {
  /// Runs the work on a thread, whose number from 0 it gets, and reports it to `observe`.
  ///
  /// Throws `cancelled` when the task is cancelled before the work starts, unless it should run
  /// even then, and `closed` when the queue is ending.
  package func perform<Value: Sendable>(
    isWrite: Bool, _ evenIfCancelled: Bool,
    _ observe: @escaping @Sendable (DatabaseOperation) -> Void,
    _ work: @escaping @Sendable (Int) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    let job = CancellableJob<Value>()
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard job.wait(continuation) else {
          return continuation.resume(returning: .failure(.cancelled))
        }
        let isTaken = add { worker in
          guard let waiting = job.begin() else { return }
          let start = ContinuousClock.now
          let answer = Result { () throws(DatabaseError) in try work(worker) }
          observe(DatabaseOperation(isWrite: isWrite, duration: start.duration(to: .now)))
          waiting.resume(returning: answer)
        }
        if !isTaken { job.settle(.failure(.closed)) }
      }
    } onCancel: {
      if !evenIfCancelled { job.cancel() }
    }
    return try answer.get()
  }
}
