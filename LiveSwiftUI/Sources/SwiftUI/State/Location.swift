// The locations of bindings.
import Combine

/// A location that a binding reads and writes, on any thread.
package class Location<Value>: @unchecked Sendable {
  // Subclasses guard what they store.
  func read() -> Value { fatalError("an abstract location was read") }
  func write(_ value: Value) {}
  /// Whether both access the same value. False negatives are possible, false positives are not.
  func refersToSame(as other: Location<Value>) -> Bool { false }
  /// The access that a change needs from reading to writing.
  var access: ExclusiveAccess { .to(self) }

  /// The value, which no other thread changes while it is changed in place.
  final var current: Value {
    get { read() }
    set { write(newValue) }
    _modify {
      let access = access
      let isHeld = access.begin()
      var value = read()
      defer {
        write(value)
        access.end(isHeld)
      }
      yield &value
    }
  }
}

extension Optional {
  /// The value of the location. A property that no tree has connected has its initial value, and
  /// what is written is lost.
  subscript<Value>(or initial: Value) -> Value where Wrapped: Location<Value> {
    get { self?.read() ?? initial }
    nonmutating set { self?.write(newValue) }
    nonmutating _modify {
      if let self {
        yield &self.current
      } else {
        var value = initial
        yield &value
      }
    }
  }
}
