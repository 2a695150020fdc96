// Texts that the browser says aloud.
public import Foundation
import SwiftUI

/// The least speed of speech.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual speed of speech.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The highest speed of speech.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice of a language, which the browser chooses.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// The language, such as `en-GB`.
  public let language: String

  /// A voice of a language; nil for that of the browser.
  public init?(language languageCode: String?) { language = languageCode ?? "" }

  /// The language of the server; the browser's own one is used without a voice.
  public class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// A text to say, of which at most 4,096 letters are said.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  // Written before it is said.

  /// The text.
  public let speechString: String
  /// The voice; nil for that of the browser.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed, from 0 to 1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// A pause before the text; without effect in a browser.
  open var preUtteranceDelay: TimeInterval = 0
  /// A pause after the text; without effect in a browser.
  open var postUtteranceDelay: TimeInterval = 0

  /// A text to say.
  public init(string: String) { speechString = string }
}

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word; in a browser at once.
  case word = 1
}

/// An object that learns what was said.
@preconcurrency public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// A text is about to be said.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// A text was said.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// A text was not said to its end.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// A delegate of speech may leave it out.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// A delegate of speech may leave it out.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// A delegate of speech may leave it out.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}

/// The voice of the browser of the person whose code runs, on the main actor. Browsers speak only
/// after a press on the page.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  // Used on the main actor only, where pages live.

  /// The object that learns what was said.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether something is being said or waits for that.
  open var isSpeaking: Bool { count > 0 }
  /// Whether the voice pauses.
  open private(set) var isPaused = false

  private var page = CurrentPage.known
  private var count = 0

  /// Says a text after those that wait.
  open func speak(_ utterance: AVSpeechUtterance) {
    onPage { sounds in
      count += 1
      delegate?.speechSynthesizer(self, didStart: utterance)
      sounds.speak(
        utterance.speechString, language: utterance.voice?.language ?? "",
        rate: Self.bounded(utterance.rate * 2, 0.1...2),
        pitch: Self.bounded(utterance.pitchMultiplier, 0.5...2),
        volume: Self.bounded(utterance.volume, 0...1)
      ) { [weak self] isFinished in
        guard let self else { return }
        count = max(0, count - 1)
        if isFinished {
          delegate?.speechSynthesizer(self, didFinish: utterance)
        } else {
          delegate?.speechSynthesizer(self, didCancel: utterance)
        }
      }
    }
  }

  private static func bounded(_ number: Float, _ range: ClosedRange<Float>) -> Double {
    Double(number.isFinite ? min(max(number, range.lowerBound), range.upperBound) : 1)
  }

  /// Ends all speech of the page. Returns whether there was any.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let isEnded = isSpeaking
    isPaused = false
    onPage { if isEnded { $0.cancelSpeech() } }
    return isEnded
  }

  /// Pauses the speech. Returns whether there was any.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, !isPaused else { return false }
    isPaused = true
    onPage { $0.send(["w"]) }
    return true
  }

  /// Goes on with the speech. Returns whether it paused.
  @discardableResult open func continueSpeaking() -> Bool {
    guard isPaused else { return false }
    isPaused = false
    onPage { $0.send(["g"]) }
    return true
  }

  private func onPage(_ work: @MainActor (PageSounds) -> Void) {
    // Off the main actor there is no page.
    guard isOnMainActor else { return }
    page = page ?? CurrentPage.known
    guard let page else { return }
    MainActor.assumeIsolated {
      if let sounds = page.tree?.service(PageSounds.self) { work(sounds) }
    }
  }
}
