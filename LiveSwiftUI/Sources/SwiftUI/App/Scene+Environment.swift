// Values that a scene gives its views.

extension Scene {
  /// Sets a value for the views in this scene.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
  }
}

/// A scene with a changed environment.
private struct EnvironmentScene<Content: Scene> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentScene: Scene, PrimitiveScene {
  typealias Body = Never

  func draw(_ context: Context, _ reader: ContentReader, into items: inout [Item]) {
    reader.within(0) { content.show(context.with(change), reader, into: &items) }
  }
}
