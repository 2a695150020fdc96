// The same work for each element, all at the same time.

extension Collection where Element: Sendable {
  /// The results of `transform`, in the order of the elements; all run at the same time.
  ///
  /// Throws the failure of the first element that failed, after all have ended.
  package func concurrentMap<Value: Sendable, Failure: Error>(
    _ transform: @escaping @Sendable (Element) async throws(Failure) -> Value
  ) async throws(Failure) -> [Value] {
    let results = await withTaskGroup(of: (Int, Result<Value, Failure>).self) { group in
      for (index, element) in enumerated() {
        group.addTask {
          do throws(Failure) {
            return (index, .success(try await transform(element)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    return try results.sorted { $0.0 < $1.0 }.map { _, result throws(Failure) in try result.get() }
  }
}
