// Sounds and speech: what the browser is asked for, and what the app knows of it.
import AVFoundation
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// A player that a screen shows.
@MainActor
private final class Sounds: NSObject, ObservableObject, @preconcurrency AVAudioPlayerDelegate,
  @preconcurrency AVSpeechSynthesizerDelegate
{
  @Published var report = "nothing"
  private var player: AVAudioPlayer?
  private let synthesizer = AVSpeechSynthesizer()

  func play() {
    do {
      player = try AVAudioPlayer(data: Data("sound".utf8))
    } catch {
      report = "failed"
    }
    player?.delegate = self
    player?.numberOfLoops = 1
    report = "\(player?.play() ?? false)"
  }

  func pause() {
    player?.pause()
    report = "at \(player?.currentTime ?? -1) of \(player?.duration ?? -1)"
  }

  func speak() {
    synthesizer.delegate = self
    let utterance = AVSpeechUtterance(string: "Good morning")
    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
    synthesizer.speak(utterance)
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    report = "finished, \(player.isPlaying)"
  }

  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    report = "not decoded"
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {
    report = "said \(utterance.speechString), \(synthesizer.isSpeaking)"
  }
}

private struct Jukebox: View {
  @StateObject private var sounds = Sounds()

  var body: some View {
    Button("Play") { sounds.play() }
    Button("Pause") { sounds.pause() }
    Button("Speak") { sounds.speak() }
    Text(sounds.report)
  }
}

/// The time of a test.
@MainActor private final class Time {
  var now = Date(timeIntervalSince1970: 0)
}

@MainActor @Suite("Sounds") struct SoundTests {
  private let time = Time()

  private func page() -> TestPage {
    TestPage(WindowGroup { Jukebox() }, tables: StringTables()) { services in
      services.fileRoom = FileRoom(
        folder: FileManager.default.temporaryDirectory.appending(path: "sounds-\(UUID())"))
      services.filesPath = "/_/files/page"
      services.clock.now = { [time] in time.now }
    }
  }

  private func element(_ page: TestPage) -> Element? {
    _ = page.tree.flush()
    return page.tree.root.firstElement { $0.attribute("data-so") != nil }
  }

  private func requests(_ page: TestPage) throws -> [[String]] {
    let text = try #require(element(page)?.attribute("data-so"))
    return Array(try JSONDecoder().decode([[String]].self, from: Data(text.utf8)).dropFirst())
  }

  private func say(_ text: String, to page: TestPage) throws {
    let id = Int(try #require(element(page)).id)
    page.tree.handle(.transfer, on: id, value: .text(text))
  }

  @Test("A sound is sent once, played, paused where it is, and reported at its end")
  func sound() throws {
    let page = page()
    page.tap("Play")
    #expect(page.html.contains(">true<"))
    let first = try requests(page)
    #expect(first.map { $0.prefix(3).joined(separator: " ") }.last == "2 p 1")
    #expect(first.last == ["2", "p", "1", "0.0", "1", "1.0", "1.0", "0.0"])
    let address = try #require(first.first?.last)
    let name = String(address.split(separator: "/").last ?? "")
    let offer = try #require(page.tree.files?.offered(name))
    #expect(try Data(contentsOf: offer.url) == Data("sound".utf8))
    try say("a 1 12.5", to: page)
    try say("a 2 ", to: page)
    time.now += 3
    page.tap("Pause")
    #expect(page.html.contains(">at 3.0 of 12.5<"))
    #expect(try requests(page) == [["3", "h", "1"]])
    try say("f 1", to: page)
    #expect(page.html.contains(">finished, false<"))
  }

  @Test("A sound that the browser cannot decode is reported")
  func broken() throws {
    let page = page()
    page.tap("Play")
    try say("a 1 e", to: page)
    #expect(page.html.contains(">not decoded<"))
  }

  @Test("A text is said in its language, and its end is reported")
  func speech() throws {
    let page = page()
    page.tap("Speak")
    #expect(
      try requests(page) == [["1", "s", "1", "Good morning", "en-GB", "1.0", "1.0", "1.0"]])
    try say("a 1 ", to: page)
    try say("F 1", to: page)
    #expect(page.html.contains(">said Good morning, false<"))
  }
}
