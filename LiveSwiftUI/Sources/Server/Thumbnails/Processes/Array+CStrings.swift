// The arguments and the environment of a process that is started.
import Foundation

extension [String] {
  /// The result of `body`, which gets these texts as C strings with a null pointer after them, as
  /// `posix_spawn` takes them. They last as long as the call.
  package func withCStrings<Result>(
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = map { strdup($0) }
    defer { for each in copies { free(each) } }
    return body(copies + [nil])
  }
}
