// Reports of this module to those who run the app.
import LogOutput

enum StandardError {
  /// Writes a sentence, as one of this module.
  static func write(_ sentence: String) {
    ErrorStream.write(sentence, of: "CoreData")
  }
}
