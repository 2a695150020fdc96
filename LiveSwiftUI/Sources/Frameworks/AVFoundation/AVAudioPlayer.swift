// A sound that the browser plays.
public import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// An object that learns of the end of a sound.
@preconcurrency public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// A sound has come to its end; `flag` is always true.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The browser could not load or decode the sound.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// A delegate of a player may leave it out.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// A delegate of a player may leave it out.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A sound, of at most 25 MB and in a format that browsers play, such as mp3, m4a and wav.
///
/// The browser of the person whose code makes it gets the whole file and plays it, from the first
/// press on the page on: browsers are silent before. It is used on the main actor, and its delegate
/// is called there.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  // Used on the main actor only, where pages live.

  /// The file of the sound; nil for one of bytes.
  public let url: URL?
  /// The bytes of the sound.
  public let data: Data?
  /// The object that learns of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The number of repetitions: 0 for none, negative for all the time until `stop()`. It counts
  /// from the next `play()` on.
  open var numberOfLoops = 0
  /// Whether `rate` has an effect; in a browser it always has.
  open var enableRate = false

  private let bytes: Data
  private let type: UTType
  private let page: CurrentPage?
  private var number: Int?
  /// The position at the last start or pause, in seconds.
  private var offset: TimeInterval = 0
  private var start: Date?
  private var loadedDuration: TimeInterval = 0

  /// The sound of a file. Throws if it cannot be read or is too large.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, fileTypeHint: nil)
  }

  /// The sound of a file, whose type the browser finds itself. Throws if it cannot be read or is
  /// too large.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    bytes = try RepresentationBytes.read(url)
    type = UTType(filenameExtension: url.pathExtension) ?? .audio
    self.url = url
    data = nil
    page = CurrentPage.known
  }

  /// The sound of bytes. Throws if there are too many.
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  /// The sound of bytes, whose type the browser finds itself. Throws if there are too many.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    guard data.count <= RepresentationBytes.limit else { throw CocoaError(.fileReadTooLarge) }
    bytes = data
    type = .audio
    url = nil
    self.data = data
    page = CurrentPage.known
  }

  deinit {
    guard let number, let page else { return }
    onMainActor { page.tree?.service(PageSounds.self).drop(number) }
  }

  /// The volume, from 0 to 1.
  open var volume: Float = 1 { didSet { change() } }
  /// The speed, of which 1 is the usual one. The pitch changes with it.
  open var rate: Float = 1 { didSet { change() } }
  /// The position between the left (-1) and the right (1).
  open var pan: Float = 0 { didSet { change() } }

  /// Sets the volume; a browser needs no time for that.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  /// Whether the sound is playing.
  open var isPlaying: Bool { start != nil }

  /// The length, in seconds; 0 until the browser has loaded the sound.
  open var duration: TimeInterval { loadedDuration }

  /// The position, in seconds.
  open var currentTime: TimeInterval {
    get {
      guard let start else { return offset }
      let time = offset + now.timeIntervalSince(start) * Double(rate)
      guard loadedDuration > 0 else { return time }
      return numberOfLoops == 0
        ? min(time, loadedDuration) : time.truncatingRemainder(dividingBy: loadedDuration)
    }
    set {
      offset = newValue.isFinite ? max(0, newValue) : 0
      if isPlaying { play() }
    }
  }

  /// Sends the sound to the browser. Returns false where there is no page or no room for it.
  @discardableResult open func prepareToPlay() -> Bool {
    onPage { sounds in
      if let number, sounds.has(number) { return }
      number = sounds.load(self, bytes, as: type)
    }
    return number != nil
  }

  /// Plays the sound from its position on. Returns false where there is no page or no room for it.
  @discardableResult open func play() -> Bool {
    guard prepareToPlay(), let number else { return false }
    if start != nil { offset = loadedDuration > 0 ? min(offset, loadedDuration) : offset }
    start = now
    let values = [String(offset), String(numberOfLoops)] + settings
    onPage { $0.send(["p", String(number)] + values) }
    return true
  }

  /// Stops at the position, from which `play()` goes on.
  open func pause() {
    offset = currentTime
    start = nil
    guard let number else { return }
    onPage { $0.send(["h", String(number)]) }
  }

  /// Stops; the position stays, as on Apple's systems.
  open func stop() { pause() }

  private var settings: [String] {
    [volume, rate, pan].map { $0.isFinite ? String($0) : "1" }
  }

  private func change() {
    guard let number, isPlaying else { return }
    onPage { $0.send(["v", String(number)] + settings) }
  }

  private var now: Date {
    guard isOnMainActor else { return Date() }
    return MainActor.assumeIsolated { page?.tree?.services.clock.now() ?? Date() }
  }

  private func onPage(_ work: @MainActor (PageSounds) -> Void) {
    // Off the main actor there is no page.
    guard isOnMainActor, let page else { return }
    MainActor.assumeIsolated {
      if let sounds = page.tree?.service(PageSounds.self) { work(sounds) }
    }
  }

  /// The browser has loaded the sound; nil if it could not.
  @MainActor func loaded(_ duration: TimeInterval?) {
    if let duration, duration > 0 {
      loadedDuration = duration
    } else {
      start = nil
      delegate?.audioPlayerDecodeErrorDidOccur(self, error: CocoaError(.fileReadCorruptFile))
    }
  }

  /// The sound has come to its end.
  @MainActor func finished() {
    start = nil
    offset = 0
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}
