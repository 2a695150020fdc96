// Classifiers with the bundled weights, or with weights in a file.
public import Foundation

extension MoodClassifier {
  /// A classifier with the weights in a file. Throws the file's fault.
  public init(contentsOf url: URL) throws(MoodModelError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(error.localizedDescription)
    }
    try self.init(weights: Array(data))
  }

  /// A classifier with the bundled weights. Throws when they are missing or damaged.
  public static func bundled() throws(MoodModelError) -> MoodClassifier {
    guard let url = Bundle.module.url(forResource: "mood", withExtension: "model") else {
      throw .unreadable("mood.model is missing.")
    }
    return try MoodClassifier(contentsOf: url)
  }
}
