// The port, the number of descriptors, and the parts that come with Tapas.
import AppServer
import DataLayer
import Foundation
import LiveServer
import Mood
import Posts
import SwiftUI

extension Doctor {
  func port() async -> [Finding] {
    let options = options.serve
    let words: String
    do throws(StartFailure) {
      try PortProbe.check(options.host, port: options.port, wasChosen: options.portWasChosen)
      return [.ok("port", "\(options.host.address), port \(options.port), is free.")]
    } catch .portTaken(let port, wasChosen: _) {
      if await isTapas(port) {
        return [
          .warning(
            "port",
            "A Tapas answers at port \(port) already. A second tapas serve there would fail; "
              + "choose another port for it with --port.")
        ]
      }
      words = "\(StartFailure.portTaken(port, wasChosen: options.portWasChosen))"
    } catch {
      words = "\(error)"
    }
    return [.problem("port", words.prefix(1).uppercased() + words.dropFirst())]
  }

  private func isTapas(_ port: Int) async -> Bool {
    guard let url = URL(string: "http://\(options.serve.host.inURL):\(port)/health") else {
      return false
    }
    // Any other answer comes from another program.
    let answer = try? await client.answer(
      at: url, headers: [:],
      RequestOptions(deadline: Self.deadline, maxBytes: 1_000, retry: .never))
    return answer?.body == Data("{\"status\":\"ok\"}\n".utf8)
  }

  func parts() async -> [Finding] {
    [Self.descriptors(), Self.classifier()] + (await languages())
  }

  /// The limit on descriptors. Pages, requests and files each take one.
  private static func descriptors() -> Finding {
    let limit = ProcessFigures.current?.descriptorLimit ?? 0
    return limit >= 1_024
      ? .ok("limits", "\(limit) descriptors are allowed.")
      : .warning("limits", "Only \(limit) descriptors are allowed. Allow 1024: ulimit -n 1024")
  }

  private static func classifier() -> Finding {
    do throws(MoodModelError) {
      _ = try MoodReader.bundled()
      return .ok("parts", "The classifier of Humour can be read.")
    } catch {
      return .problem("parts", "Humour cannot start: \(error). Install Tapas again.")
    }
  }

  /// The string tables, the assets, the renderer, and the system's data for each language.
  @MainActor private func languages() -> [Finding] {
    var found: [Finding] = []
    var site = SiteConfiguration(secret: [UInt8](repeating: 0, count: 32))
    do {
      site.strings = try AppContainer.strings()
      _ = try LiveServer(site: site)
      found.append(
        .ok("parts", "Texts are there in \(site.strings.languages.joined(separator: ", "))."))
    } catch {
      found.append(.problem("parts", "\(error) Install Tapas again."))
    }
    let missing = site.strings.languages.filter {
      Locale(identifier: $0).localizedString(forRegionCode: "ES")?.isEmpty != false
    }
    if !missing.isEmpty {
      found.append(
        .problem(
          "parts", "The system's data of languages lacks \(missing.joined(separator: ", "))."))
    }
    return found
  }
}
