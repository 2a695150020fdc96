// The fields of a view type: its dynamic properties, and whether any field leads to an object.
@_spi(Reflection) import Swift

/// The dynamic properties of a view type, found once by walking the type's stored fields.
@MainActor package final class ViewFields {
  struct Property {
    let offset: Int
    let type: any GraphProperty.Type
  }

  private(set) var properties: [Property] = []
  /// False if no field can lead to an observed object (only numbers, strings and the like).
  private(set) var mayObserve = false

  /// Whether a value of the type has dynamic properties, which a node must connect.
  var hasProperties: Bool { !properties.isEmpty }

  /// Whether all fields are plain values: nothing to connect, and nothing that can change
  /// unnoticed.
  var isPlain: Bool { properties.isEmpty && !mayObserve }

  /// The comparison of each field with that of another value.
  let checks: [FieldCheck]

  private static var known: [ObjectIdentifier: ViewFields] = [:]

  private init(checks: [FieldCheck]) { self.checks = checks }

  /// The description of `type`, made at first use.
  static func of<V>(_ type: V.Type) -> ViewFields {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    let fields = ViewFields(checks: FieldCheck.all(of: type))
    fields.walk(type, from: 0)
    known[key] = fields
    return fields
  }

  private func walk(_ type: Any.Type, from base: Int) {
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      if let property = fieldType as? any GraphProperty.Type {
        self.properties.append(Property(offset: base + offset, type: property))
        if property.mayObserve { self.mayObserve = true }
      } else if fieldType is any DynamicProperty.Type {
        self.walk(fieldType, from: base + offset)
      } else {
        if !PlainTypes.contains(fieldType, kind) { self.mayObserve = true }
      }
      return true
    }
  }

  func attach<V>(_ view: inout V, to node: Node, slots: inout Slots) {
    guard !properties.isEmpty else { return }
    var known = slots.list(count: properties.count)
    withUnsafeMutableBytes(of: &view) { bytes in
      for (index, property) in properties.enumerated() {
        let address = bytes.baseAddress! + property.offset
        Self.attach(property.type, at: address, to: node, slot: &known[index])
      }
    }
    slots = Slots(known)
  }

  /// Connects the properties that belong to a page, of a value whose others are connected.
  func attachPage<V>(_ value: inout V, _ page: Context) {
    guard hasProperties else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      for property in properties {
        guard let type = property.type as? any PageProperty.Type,
          let address = bytes.baseAddress
        else { continue }
        Self.attachPage(type, at: address + property.offset, page)
      }
    }
  }

  private static func attachPage<P: PageProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ page: Context
  ) {
    address.assumingMemoryBound(to: P.self).pointee.attach(to: page)
  }

  private static func attach<P: GraphProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, to node: Node, slot: inout AnyObject?
  ) {
    let pointer = address.assumingMemoryBound(to: P.self)
    pointer.pointee.attach(to: node, slot: &slot)
    pointer.pointee.update()
  }
}

/// A dynamic property that the tree can connect to a node.
@MainActor package protocol GraphProperty: DynamicProperty {
  /// Whether reading this property can lead to an observed object.
  nonisolated static var mayObserve: Bool { get }
  /// Whether this property, in a newer value of the same view at the same position, gives the body
  /// what `other` gave it, unless something that it leads to changes.
  func readsSame(as other: Self) -> Bool
  /// Connects this copy of the property to the state that `node` keeps for it in `slot`.
  mutating func attach(to node: Node, slot: inout AnyObject?)
  /// The value that a row gets back after it was let go; nil for the one that it starts with.
  var changedValue: Any? { get }
  /// Sets that value.
  func restore(_ value: Any)
}

extension GraphProperty {
  /// Nil: most properties have nothing to keep.
  package var changedValue: Any? { nil }
  /// Does nothing: most properties have nothing to restore.
  package func restore(_ value: Any) {}
}

/// A dynamic property that differs between the pages of an app, also in the app itself and in its
/// scenes, whose state all pages share.
@MainActor protocol PageProperty: GraphProperty {
  /// Connects this copy of the property to the page that a scene draws.
  mutating func attach(to page: Context)
}
