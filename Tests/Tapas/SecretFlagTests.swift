// Secrets in a command line, which others see in the list of processes.
import Testing

@testable import tapas

@Suite("Secrets on the command line") struct SecretFlagTests {
  @Test("A secret typed as a flag is taken, and a warning names where it belongs")
  func warning() throws {
    #expect(Flag.warning(about: ["tapas", "serve", "--port", "80"]) == nil)
    for words in [["--menu-token", "hush"], ["--menu-token=hush"]] {
      let warning = try #require(Flag.warning(about: ["tapas", "serve"] + words))
      #expect(
        warning == "other accounts of this machine can read what --menu-token says in the list of "
          + "processes; set TAPAS_MENU_TOKEN in the environment instead")
    }
    for flag in Flag.all where flag.isSecret {
      #expect(flag.variable != nil, "\(flag.name) can only be typed")
    }
  }
}
