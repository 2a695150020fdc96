// Reports of this module to those who run the app.
import Foundation

enum StandardError {
  /// Writes a sentence, as one of this module.
  static func write(_ sentence: String) {
    FileHandle.standardError.write(Data("CoreData: \(sentence)\n".utf8))
  }
}
