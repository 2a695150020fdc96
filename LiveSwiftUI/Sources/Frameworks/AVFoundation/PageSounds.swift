// The sounds and the speech of one page, by the script that plays them.
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// The bytes of a file, up to the size that a browser gets.
enum RepresentationBytes {
  static let limit = 25 << 20

  static func read(_ url: URL) throws -> Data {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
    guard size <= limit else { throw CocoaError(.fileReadTooLarge) }
    return try Data(contentsOf: url)
  }
}

/// The sounds that the browser of a page has loaded, and what it says aloud.
@MainActor final class PageSounds: PageService {
  private struct Sound {
    weak var player: AVAudioPlayer?
  }

  private weak var tree: Tree?
  private var requests: ScriptRequests!
  private var sounds: [Int: Sound] = [:]
  private var speaking: [Int: @MainActor (Bool) -> Void] = [:]
  private var last = 0

  init(_ tree: Tree) {
    self.tree = tree
    requests = ScriptRequests(tree, script: .sound, attribute: .sounds) { [weak self] in
      self?.take($0)
    }
  }

  func pageClosed() {
    sounds = [:]
    speaking = [:]
  }

  /// Whether a sound is still loaded.
  func has(_ number: Int) -> Bool { sounds[number] != nil }

  /// Sends a sound to the browser, and returns its number; nil without room.
  func load(_ player: AVAudioPlayer, _ bytes: Data, as type: UTType) -> Int? {
    guard let tree, let address = tree.offer(bytes, named: "sound", as: type) else { return nil }
    last += 1
    sounds[last] = Sound(player: player)
    requests.add(["l", String(last), address]) { [weak player] answer in
      guard !answer.isEmpty else { return }
      player?.loaded(Report.number(answer, .duration))
    }
    return last
  }

  /// Forgets a sound, in the browser too.
  func drop(_ number: Int) {
    guard sounds.removeValue(forKey: number) != nil else { return }
    requests.add(["d", String(number)])
  }

  /// Sends a request that needs no answer.
  func send(_ arguments: [String]) { requests.add(arguments) }

  /// Says a text. `ended` gets whether it was said to its end.
  func speak(
    _ text: String, language: String, rate: Double, pitch: Double, volume: Double,
    ended: @escaping @MainActor (Bool) -> Void
  ) {
    last += 1
    speaking[last] = ended
    let numbers = [rate, pitch, volume].map { String($0) }
    requests.add(["s", String(last), String(text.prefix(4_096)), language] + numbers)
  }

  /// Ends all speech.
  func cancelSpeech() {
    requests.add(["c"])
    let ended = speaking.sorted { $0.key < $1.key }
    speaking = [:]
    for each in ended { each.value(false) }
  }

  /// Reads `f` and a number, the end of a sound, or `F` and a number, the end of speech.
  private func take(_ report: String) {
    let parts = report.split(separator: " ")
    guard parts.count == 2, let number = Report.whole(parts[1]) else { return }
    switch parts[0] {
    case "f": sounds[number]?.player?.finished()
    case "F": speaking.removeValue(forKey: number)?(true)
    default: break
    }
  }
}
