// A container, and its context, in the environment of views.
public import SwiftUI
import Synchronization

private struct ModelContextKey: EnvironmentKey {
  /// A context of no classes, whose fetches fail. Unchecked: views use it on the main actor only.
  nonisolated(unsafe) static let defaultValue: ModelContext = {
    do {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      return ModelContext(try ModelContainer(for: Schema(), configurations: [configuration]))
    } catch {
      fatalError("SwiftData: no memory for an empty store: \(error)")
    }
  }()
}

extension EnvironmentValues {
  /// The context of models. Without one above, it has no classes.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Sets the container of the views inside this one, and its context.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    ContainerView(content: self) { container }
  }

  /// Sets the context of the views inside this one.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container of a class for the views inside this one, once for the process.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container of classes for the views inside this one, once for the process.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    // Used on the main actor only, where views live.
    nonisolated(unsafe) let (modelTypes, onSetup) = (modelTypes, onSetup)
    return ContainerView(content: self) {
      SharedContainers.container(for: modelTypes, inMemory, isAutosaveEnabled, onSetup)
    }
  }
}

extension Scene {
  /// Sets the container of the views in this scene, and its context.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
    ContainerScene(content: self) { container }
  }

  /// Sets the context of the views in this scene.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container of a class for the views in this scene, once for the process.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container of classes for the views in this scene, once for the process.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    // Used on the main actor only, where scenes live.
    nonisolated(unsafe) let (modelTypes, onSetup) = (modelTypes, onSetup)
    return ContainerScene(content: self) {
      SharedContainers.container(for: modelTypes, inMemory, isAutosaveEnabled, onSetup)
    }
  }
}

/// A view whose context is the main one of a container.
private struct ContainerView<Content: View> {
  let content: Content
  let container: @MainActor () -> ModelContainer
}

extension ContainerView: View {
  var body: some View { content.environment(\.modelContext, container().mainContext) }
}

/// A scene whose context is the main one of a container.
private struct ContainerScene<Content: Scene> {
  let content: Content
  let container: @MainActor () -> ModelContainer
}

extension ContainerScene: Scene {
  var body: some Scene { content.environment(\.modelContext, container().mainContext) }
}

/// The containers that modifiers made. All visitors of an app share them.
@MainActor private enum SharedContainers {
  private struct Key: Hashable {
    let types: Set<ObjectIdentifier>
    let inMemory: Bool
  }

  private static var known: [Key: ModelContainer] = [:]

  static func container(
    for types: [any PersistentModel.Type], _ inMemory: Bool, _ savesItself: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer {
    let key = Key(types: Set(types.map { ObjectIdentifier($0) }), inMemory: inMemory)
    if let container = known[key] { return container }
    do {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: inMemory)
      let made = try ModelContainer(for: Schema(types), configurations: [configuration])
      made.mainContext.autosaveEnabled = savesItself
      known[key] = made
      onSetup(.success(made))
      return made
    } catch {
      onSetup(.failure(error))
      // As on Apple's systems. An empty store instead would lose what is entered.
      fatalError("SwiftData: the store cannot be opened: \(error)")
    }
  }
}
