// The location of the services' data and photos.
import Foundation

/// The files that ship with the sandbox, in one folder per service.
enum SandboxResources {
  /// The folder of a service, such as `Foods`. Throws `dataMissing` when it does not exist.
  static func folder(_ service: String) throws(SandboxError) -> URL {
    guard let all = Bundle.module.url(forResource: "Resources", withExtension: nil) else {
      throw .dataMissing(file: "Resources")
    }
    let folder = all.appending(path: service, directoryHint: .isDirectory)
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw .dataMissing(file: service)
    }
    return folder
  }

  /// A service's array of records in a JSON file. Throws `dataUnreadable` when it cannot be
  /// decoded.
  static func decode<Value: Decodable>(
    _ type: Value.Type, _ file: String, of service: String
  ) throws(SandboxError) -> Value {
    let address = try folder(service).appending(path: file)
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: address))
    } catch {
      throw .dataUnreadable(file: file, reason: "\(error)")
    }
  }
}
