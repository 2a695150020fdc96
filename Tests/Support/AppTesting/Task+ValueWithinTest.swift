// Waiting for a task that a test has started, no longer than the test may take.

extension Task where Failure == Never {
  /// The task's value. A test that runs out of time cancels the task, where `value` would wait on.
  package var valueWithinTest: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// The task's value or error. A test that runs out of time cancels the task.
  package var valueWithinTest: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}
