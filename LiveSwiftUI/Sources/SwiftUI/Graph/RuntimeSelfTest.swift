// Finds out at the start whether this build lets the runtime see the fields of views.

/// Why the runtime cannot work in this build.
package enum RuntimeFailure: Error, Equatable, CustomStringConvertible {
  /// The program was built without reflection metadata, so `@State` would be found in no view.
  case noReflection

  /// What to do about it, for the person who starts the program.
  package var description: String {
    """
    This program was built without reflection metadata, so views would forget their state: \
    build it again without -disable-reflection-metadata.
    """
  }
}

/// A check to be made once, before the first person is served.
package enum RuntimeSelfTest {
  private struct Inner: DynamicProperty {
    @State var word = ""
  }

  private struct Probe: View {
    let before: Int8
    @State var number = 0
    var inner = Inner()
    var body: some View { EmptyView() }
  }

  /// Throws when the properties of a view cannot be found; costs some microseconds.
  @MainActor package static func run() throws(RuntimeFailure) {
    try check(ViewFields.of(Probe.self))
  }

  /// Holds what was found in the probe against what it has.
  @MainActor static func check(_ fields: ViewFields) throws(RuntimeFailure) {
    let expected = [ObjectIdentifier(State<Int>.self), ObjectIdentifier(State<String>.self)]
    guard fields.properties.map({ ObjectIdentifier($0.type) }) == expected else {
      throw .noReflection
    }
  }
}
