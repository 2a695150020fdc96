// Index paths of two numbers, as tables and grids have them.
public import Foundation

extension IndexPath {
  /// The path of a row in a section.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The path of an item in a section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section. A path without numbers ends the process, as on Apple's systems.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section. A path of one number ends the process, as on Apple's systems.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section. A path of one number ends the process, as on Apple's systems.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
