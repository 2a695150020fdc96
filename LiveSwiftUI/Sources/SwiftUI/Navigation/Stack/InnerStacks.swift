// The window's address: that of its owner, and the screens of stacks in sheets and other stacks.

/// The parts of the window's address.
struct AddressParts {
  /// The address below the app's own, until a navigation stack takes it.
  var waiting: TreeAddress
  /// The stack or split view that controls the address.
  weak var owner: (any AddressOwner)?
  /// The components that the owner of the address has noted.
  var owned: [String] = []
  /// Whether a visitor may type `owned`.
  var isTypable = true
  /// The stacks that do not own the address, in the order of their first rendering.
  var inner: [WeakStack] = []
  /// The number of names given to values of paths.
  var names = 0
  /// The address that was asked for and is not shown in full yet; nil for none.
  var unresolved: TreeAddress?
  /// How often `unresolved` may be tried again: once after each turn.
  var triesLeft = 0
  /// The rows that searches for the links of `unresolved` may still draw.
  var rowsToSearch = 0

  init(waiting: TreeAddress) { self.waiting = waiting }
}

extension Tree {
  /// Whether the address that was asked for leads nowhere, although all rows are there.
  package var isAddressMissing: Bool { address.unresolved != nil && !mayGetRows(isWaiting: false) }

  /// Whether the address that was asked for leads nowhere yet, but may once rows are there.
  package var isAddressAwaited: Bool { address.unresolved != nil && mayGetRows(isWaiting: true) }

  /// Whether lists that are empty are about to be filled. A task that runs may do that, and while
  /// one waits for an answer, anything.
  private func mayGetRows(isWaiting: Bool) -> Bool {
    if isLoading { return true }
    guard isWaiting || runningTasks > 0 else { return false }
    func counts(below node: Node) -> [Int] {
      node.children.flatMap { child in
        ((child as? WindowNode).map { [$0.count] } ?? []) + counts(below: child)
      }
    }
    let counts = counts(below: rootNode)
    return counts.isEmpty ? runningTasks > 0 : counts.contains(0)
  }

  /// Notes an address that the owner is about to show. Names are known or not, whatever comes.
  func ask(for wanted: TreeAddress) {
    let isNothing = wanted.components.isEmpty || PageState.hasNames(wanted.components)
    address.unresolved = isNothing ? nil : wanted
    (address.triesLeft, address.rowsToSearch) = (100, LinkSearch.limit)
  }

  /// Shows more of the address that was asked for, if rows came that lead there.
  func retryAddress() {
    guard let unresolved = address.unresolved, let owner = address.owner, address.triesLeft > 0
    else { return }
    address.triesLeft -= 1
    owner.restore(unresolved, isRetry: true)
  }

  /// Stores the address of a path, up to the first value without a component.
  func takeAddress(of values: [AnyHashable], _ names: PathNames) {
    let components = names.components(of: values)
    address.owned = components
    address.isTypable = values.prefix(components.count).allSatisfy(PathCodec.isTypable)
    joinAddress()
  }

  /// Stores an address as it was asked for, before anything can read it.
  func keepAddress(_ asked: TreeAddress) {
    (address.owned, address.isTypable) = (asked.components, !asked.isOwn)
    joinAddress()
  }

  /// Stores the address of the app's first screen, which no view owns.
  func leaveAddress() {
    address.owner = nil
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
