// A dictionary in order of use, with a weight for each value.

/// A dictionary in order of use. Each operation except `trim` takes constant time.
struct LRUList<Key: Hashable, Value> {
  private struct Node {
    var key: Key
    var value: Value
    var weight: Int
    var older: Int?
    var newer: Int?
  }

  private var nodes: [Node?] = []
  private var free: [Int] = []
  private var slots: [Key: Int] = [:]
  private var oldest: Int?
  private var newest: Int?

  /// The sum of all weights.
  private(set) var weight = 0

  /// The number of values.
  var count: Int { slots.count }

  /// The value of the key, without counting a use.
  func peek(_ key: Key) -> Value? {
    slots[key].flatMap { nodes[$0]?.value }
  }

  /// The value of the key, which becomes the most recently used.
  mutating func use(_ key: Key) -> Value? {
    guard let slot = slots[key] else { return nil }
    unlink(slot)
    link(slot)
    return nodes[slot]?.value
  }

  /// Stores the value as the most recently used, replacing an earlier value of the key.
  mutating func insert(_ key: Key, _ value: Value, weight: Int) {
    remove(key)
    let node = Node(key: key, value: value, weight: weight)
    let slot: Int
    if let reused = free.popLast() {
      slot = reused
      nodes[slot] = node
    } else {
      slot = nodes.count
      nodes.append(node)
    }
    slots[key] = slot
    self.weight += weight
    link(slot)
  }

  /// Changes the value of the key, without counting a use.
  mutating func update(_ key: Key, _ change: (inout Value) -> Void) {
    guard let slot = slots[key] else { return }
    if var value = nodes[slot]?.value {
      change(&value)
      nodes[slot]?.value = value
    }
  }

  /// Removes the value of the key and returns it.
  @discardableResult
  mutating func remove(_ key: Key) -> Value? {
    guard let slot = slots.removeValue(forKey: key) else { return nil }
    unlink(slot)
    let node = nodes[slot]
    nodes[slot] = nil
    free.append(slot)
    weight -= node?.weight ?? 0
    return node?.value
  }

  /// The most recently used values, at most `count`, without counting a use.
  func newest(_ count: Int) -> [(key: Key, value: Value)] {
    var (found, slot): ([(key: Key, value: Value)], Int?) = ([], newest)
    while found.count < count, let node = slot.flatMap({ nodes[$0] }) {
      found.append((node.key, node.value))
      slot = node.older
    }
    return found
  }

  /// Removes and returns the least recently used value.
  mutating func removeOldest() -> (key: Key, value: Value)? {
    guard let oldest, let node = nodes[oldest] else { return nil }
    remove(node.key)
    return (node.key, node.value)
  }

  /// Removes the least recently used values until the rest weighs at most `limit`. Returns them.
  mutating func trim(to limit: Int) -> [(key: Key, value: Value)] {
    var removed: [(key: Key, value: Value)] = []
    while weight > limit, let oldest = removeOldest() { removed.append(oldest) }
    return removed
  }

  private mutating func link(_ slot: Int) {
    nodes[slot]?.older = newest
    nodes[slot]?.newer = nil
    if let newest { nodes[newest]?.newer = slot } else { oldest = slot }
    newest = slot
  }

  private mutating func unlink(_ slot: Int) {
    let older = nodes[slot]?.older
    let newer = nodes[slot]?.newer
    if let older { nodes[older]?.newer = newer } else { oldest = newer }
    if let newer { nodes[newer]?.older = older } else { newest = older }
  }
}
