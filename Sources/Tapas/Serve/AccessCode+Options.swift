// The access code that `tapas serve` asks for.
import AppServer

extension AccessCode {
  /// The code that was set; else the one kept in the data folder, made there at the first start.
  /// Nil when no code is needed.
  static func settled(
    _ options: ServeOptions, using random: inout some RandomNumberGenerator
  ) throws(StartFailure) -> Secret? {
    guard options.needsAccessCode else { return nil }
    if let code = options.accessCode { return code }
    return try kept(in: options.dataFolder, using: &random)
  }
}
