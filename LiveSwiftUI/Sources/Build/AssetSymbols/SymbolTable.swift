// The symbols of all asset catalogues of a module.

/// Images and colours by the enumerations that they stand in.
struct SymbolTable {
  /// A symbol and the asset that it names.
  struct Symbol: Equatable {
    /// The enumerations of folders, outermost first.
    let path: [String]
    /// The name in Swift.
    let name: String
    /// The name in the catalogue.
    let asset: String
  }

  private(set) var images: [Symbol] = []
  private(set) var colors: [Symbol] = []
  /// A sentence for each asset without a symbol.
  private(set) var conflicts: [String] = []

  /// Adds the sets of a folder and of those below.
  mutating func add(_ folder: AssetFolder) { add(folder, path: [], before: "") }

  private mutating func add(_ folder: AssetFolder, path: [String], before: String) {
    var (path, before) = (path, before)
    if let namespace = folder.namespace, let name = SymbolName.ofFolder(namespace) {
      path.append(name)
      before += "\(namespace)/"
    }
    for set in folder.sets {
      guard let name = SymbolName.ofSet(set.name) else {
        conflicts.append("The asset “\(set.name)” has no letters to make a symbol of.")
        continue
      }
      let symbol = Symbol(path: path, name: name, asset: before + set.name)
      insert(symbol, into: set.kind == .image ? \.images : \.colors)
    }
    for each in folder.folders { add(each, path: path, before: before) }
  }

  private mutating func insert(_ symbol: Symbol, into list: WritableKeyPath<Self, [Symbol]>) {
    if let same = self[keyPath: list].first(where: {
      $0.path == symbol.path && $0.name == symbol.name
    }) {
      guard same.asset != symbol.asset else { return }
      conflicts.append(
        "The assets “\(same.asset)” and “\(symbol.asset)” have one symbol, \(symbol.name): "
          + "it is the first’s.")
    } else {
      self[keyPath: list].append(symbol)
    }
  }
}
