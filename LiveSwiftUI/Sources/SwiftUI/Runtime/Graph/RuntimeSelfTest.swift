// A check at launch that the runtime can see the fields of views in this build.

/// The reason that the runtime cannot work in this build.
package enum RuntimeFailure: Error, Equatable, CustomStringConvertible {
  /// The program was built without reflection metadata, so `@State` would be found in no view.
  case noReflection

  /// The remedy, for the person who starts the program.
  package var description: String {
    """
    This program was built without reflection metadata, so views would forget their state: \
    build it again without -disable-reflection-metadata.
    """
  }
}

/// A check to run once, before the first person is served.
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

  /// Throws if the properties of a view cannot be found. Takes some microseconds.
  @MainActor package static func run() throws(RuntimeFailure) {
    try check(ViewFields.of(Probe.self))
  }

  /// Compares the properties found in the probe with those it declares.
  @MainActor static func check(_ fields: ViewFields) throws(RuntimeFailure) {
    let expected = [ObjectIdentifier(State<Int>.self), ObjectIdentifier(State<String>.self)]
    guard fields.properties.map({ ObjectIdentifier($0.type) }) == expected else {
      throw .noReflection
    }
  }
}
