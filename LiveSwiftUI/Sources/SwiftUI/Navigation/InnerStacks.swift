// The window's address: that of its owner, and the screens of stacks in sheets and other stacks.

/// The parts of the window's address.
struct AddressParts {
  /// The components that the owner of the address has noted.
  var owned: [String] = []
  /// Whether a visitor may type `owned`.
  var isTypable = true
  /// The stacks that do not own the address, in the order of their first rendering.
  var inner: [WeakStack] = []
  /// The number of names given to values of paths.
  var names = 0
}

extension Tree {
  /// Stores the address of a path, up to the first value without a component.
  func takeAddress(of values: [AnyHashable], _ names: PathNames) {
    let components = names.components(of: values)
    address.owned = components
    address.isTypable = values.prefix(components.count).allSatisfy(PathCodec.isTypable)
    joinAddress()
  }

  /// Stores the address of the app's first screen, which no view owns.
  func leaveAddress() {
    addressOwner = nil
    (address.owned, address.isTypable) = ([], true)
    joinAddress()
  }

  /// Adds the screens of a stack in a sheet, or in another stack, to the address.
  func add(inner stack: StackNode) {
    if !address.inner.contains(where: { $0.node === stack }) {
      address.inner.append(WeakStack(node: stack))
    }
    joinAddress()
  }

  /// Removes the screens of an inner stack from the address.
  func remove(inner stack: StackNode) {
    address.inner.removeAll { $0.node == nil || $0.node === stack }
    joinAddress()
  }

  /// Updates the address after a change of one of its parts. Covered stacks are no part of it.
  func joinAddress() {
    let inner = shownInnerStacks.flatMap(\.innerComponents)
    page.components = Array((address.owned + inner).prefix(PathNames.limit))
    page.isTypable = address.isTypable && inner.isEmpty
  }

  private var shownInnerStacks: [StackNode] {
    address.inner.compactMap(\.node).filter { $0.isMounted && !$0.isInCovered }
  }

  /// Shows the screens of inner stacks, up to the first component that is not known.
  func restoreInner(_ components: ArraySlice<String>) {
    var remaining = components
    for stack in shownInnerStacks {
      remaining = remaining.dropFirst(stack.restoreInner(remaining))
    }
  }

  /// A name for a value that cannot be written. Another page gives other names, so that its history
  /// leads to no value of this one.
  func nextPathName(after mark: String) -> String {
    address.names += 1
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(self))
    hasher.combine(address.names)
    return mark + String(UInt(bitPattern: hasher.finalize()) & 0xFF_FFFF, radix: 36)
  }
}
