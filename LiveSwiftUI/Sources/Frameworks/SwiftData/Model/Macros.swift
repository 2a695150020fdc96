// The macros that turn a class into a model. The compiler's plugin PreviewMacros expands them.

/// Makes a class a model: its stored properties are saved, and views that read them render again
/// when they change.
@attached(
  member, conformances: Observable, PersistentModel, Sendable, names: named(_$backingData),
  named(schemaMetadata), named(init))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

/// Added to each property by `@Model`; not for apps.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "PreviewMacros", type: "PersistedPropertyMacro")

/// Sets how a property is saved.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "AttributePropertyMacro")

/// Sets how a property relates to other models, and what is deleted with it.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "RelationshipPropertyMacro")

/// Excludes a property from what is saved.
@attached(peer)
public macro Transient() =
  #externalMacro(module: "PreviewMacros", type: "TransientPropertyMacro")

/// Names properties whose values together are unique: a further model with the same values
/// replaces those of the first.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewMacros", type: "UniqueMacro") where T: PersistentModel

/// Names properties to search by. The store is searched in memory, so it changes nothing.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewMacros", type: "IndexMacro") where T: PersistentModel

/// Names properties to search by. The store is searched in memory, so it changes nothing.
@freestanding(declaration)
public macro Index<T>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "PreviewMacros", type: "IndexMacro") where T: PersistentModel

/// Gives an actor a context of its own, on a queue of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")
