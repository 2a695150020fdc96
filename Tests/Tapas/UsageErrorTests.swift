// Wrong command lines and the sentence each gets, to the letter.
import AppServer
import Testing

@testable import tapas

@Suite("A wrong command line")
struct UsageErrorTests {
  @Test(
    "gets a sentence that says what to mend",
    arguments: [
      ("", "say what to do, as in: tapas serve"),
      ("sevre", "“sevre” is not a command. Did you mean tapas serve?"),
      ("bake", "“bake” is not a command."),
      ("moods", "“moods” is not a command. Did you mean tapas mood?"),
      ("mood --port 80", "--port is not for tapas mood."),
      ("mood --evaluate", "--evaluate needs a value: --evaluate FILE"),
      ("mood --evaluate a.tsv fine", "--evaluate reads its texts from the file: give no other."),
      ("serve --json", "--json is not for tapas serve."),
      ("--port 80", "--port stands after a command, as in: tapas serve --port 9000"),
      ("serve --prot 80", "--prot is not a flag of tapas serve. Did you mean --port?"),
      ("serve --food-url=x", "--food-url is not a flag of tapas serve. Did you mean --foods-url?"),
      ("serve --colour", "--colour is not a flag of tapas serve."),
      ("serve -p 80", "-p is not a flag of tapas serve."),
      ("sandbox --latency 3", "--latency is not for tapas sandbox."),
      ("sandbox --hots 3", "--hots is not a flag of tapas sandbox."),
      ("serve --port", "--port needs a value: --port P"),
      ("serve --port --quiet", "--port needs a value: --port P"),
      ("serve --port=", "--port needs a value: --port P"),
      ("serve --quiet=yes", "--quiet takes no value."),
      ("serve --port 1 --port=2", "--port was given twice; give it once."),
      ("serve now", "there is a word too many after tapas serve."),
      ("serve --port 80 90", "there is a word too many after --port."),
      ("serve -- x", "there is a word too many after --."),
      (
        "serve --latency 10001", "--latency must be a whole number of milliseconds from 0 to 10000."
      ),
      (
        "serve --access-code elevensigns",
        "--access-code must be 12 to 128 letters, digits or signs of ASCII, without spaces."
      ),
      (
        "serve --menu-currency riyal",
        "--menu-currency must be three letters of ISO 4217, such as SAR."
      ),
      (
        "serve --menu-name \u{7}", "--menu-name must be 1 to 80 characters, without line breaks."
      ),
      ("serve --menu-logo ftp:x", nil),
      ("serve --data ~/t", nil),
    ] as [(String, String?)])
  func sentences(line: String, sentence: String?) {
    #expect(complaint(line) == sentence)
  }

  @Test(
    "A port is a whole number that exists", arguments: ["65536", "-1", "+80", "8o", "1.5", "٣"])
  func ports(text: String) {
    #expect(complaint("serve --port \(text)") == "--port must be a number from 0 to 65535.")
  }

  @Test("A port too long for any number is no trap")
  func hugePort() {
    let line = "serve --port 99999999999999999999999"
    #expect(complaint(line) == "--port must be a number from 0 to 65535.")
  }

  @Test(
    "A host is an address of this machine", arguments: ["example.org", "1.2.3", "256.1.1.1", "*"])
  func hosts(text: String) {
    #expect(
      complaint("serve --host \(text)")
        == "--host must be an address of this machine, "
        + "such as 127.0.0.1, ::1, 0.0.0.0 or localhost."
    )
  }

  @Test(
    "A service's address is http or https, with a host and nothing hidden in it",
    arguments: [
      ("ftp://host/x", ServiceURLError.scheme), ("host/x", .scheme), ("http://", .noHost),
      ("https:///x", .noHost), ("http://ana:pw@host/", .credentials),
      ("http://ana@host/", .credentials), ("http://host/#x", .fragment),
      ("http://host/?key=1", .query), ("http://host:99999/", .unreadable),
      ("http://ho\u{7}st/", .unreadable), ("http://hóst/", .unreadable),
    ])
  func addresses(text: String, fault: ServiceURLError) {
    #expect(
      asked("serve --foods-url \(text)") == .failure(.badURL(source: "--foods-url", fault)))
  }

  @Test("The environment's mistakes are told by the variable's name")
  func variables() {
    func told(_ name: String, _ value: String) -> String? {
      complaint("serve", plainEnvironment.merging([name: value]) { $1 })
    }
    #expect(
      told("TAPAS_FOODS_URL", "x:y") == "TAPAS_FOODS_URL must start with http:// or https://.")
    #expect(
      told("TAPAS_POSTS_KIND", "usenet") == "TAPAS_POSTS_KIND must be x, bluesky or mastodon.")
    #expect(told("TAPAS_POSTS_KIND", "x") == "posts from x need a token: set TAPAS_POSTS_TOKEN.")
    #expect(
      told("TAPAS_POSTS_KIND", "mastodon")
        == "posts from mastodon need an instance: set TAPAS_POSTS_URL.")
    #expect(
      told("TAPAS_POSTS_TOKEN", "abc")
        == "TAPAS_POSTS_TOKEN is set, but not where posts come from: set TAPAS_POSTS_KIND too.")
    #expect(
      complaint("serve", [:]) == "there is no home folder to save in: say where with --data DIR.")
  }

  @Test(
    "A secret is never repeated, however it was mistyped",
    arguments: [
      "serve --access-code hush", "serve --access-code hush-hush hush-hush",
      "serve --acess-code=hush-hush", "serve --access-codehush-hush", "serve -chush-hush",
      "serve --menu-token hüsh", "serve --foods-url http://hush:hush@host", "serve hush",
      "serve --foods-url http://host/?hush", "serve --posts-kind hush",
    ])
  func secrets(line: String) throws {
    let sentence = try #require(complaint(line))
    #expect(!sentence.contains("hush") && !sentence.contains("hüsh"))
  }

  @Test("A secret does not show when options are printed or inspected")
  func printedSecrets() throws {
    let options = try #require(try serving("serve --access-code hush-hush-hush"))
    var shown = "\(options) \(String(reflecting: options))"
    dump(options, to: &shown)
    #expect(!shown.contains("hush"))
    #expect(options.accessCode?.value == "hush-hush-hush")
  }

  @Test("A control character is not sent back to the terminal")
  func controlCharacters() {
    #expect(complaint("se\u{1B}[31mrve") == "“se[31mrve” is not a command.")
  }
}
