// Bindings whose writes are animated.

extension Binding {
  /// The same binding; what a write changes on the screen is animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// The same binding; a write has this transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let base = self
    return Binding(
      location: MappedLocation(
        base.access, read: { base.wrappedValue },
        write: { value in withTransaction(transaction) { base.wrappedValue = value } }))
  }
}
