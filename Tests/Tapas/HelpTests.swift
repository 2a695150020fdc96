// The help page and the version, to the letter: people and scripts rely on every word.
import Testing

@testable import tapas

@Suite("Help")
struct HelpTests {
  @Test("The help page is this, to the letter")
  func page() {
    let expected = """
      Tapas serves catalogue apps, written once in SwiftUI, live to any browser.

      Usage:
        tapas serve [flags]      serve the apps
        tapas sandbox [flags]    play the apps' services alone (takes --port, --data
                                 and --quiet)
        tapas menu sync [flags]  download or update the menu without a browser (takes
                                 --menu-url, --menu-token, --data, --database and
                                 --quiet)
        tapas mood [TEXT...]     tell how each TEXT sounds, or each line of standard
                                 input; into a pipe goes a line a text, parted by
                                 tabs: mood, confidence, sad, neutral, happy, text;
                                 the mood of another language is "not English"
        tapas backup FILE        save what is saved in one file, also while tapas
                                 serve runs (takes --data)
        tapas restore FILE       make a backup the data folder (takes --data and
                                 --force)
        tapas doctor [flags]     look at the settings, the folder and the services
                                 (takes the flags of serve, and --json)
        tapas --help             show this page
        tapas --version          show the version

      Where it listens, what it keeps:
        --host H                 address to listen on: 127.0.0.1, this machine only
                                 (default); 0.0.0.0 or ::, every network it is on; or
                                 one of its own addresses
        --port P                 port, 0 to 65535, where 0 takes a free one
                                 (default 8080; for the sandbox 8081)
        --data DIR               folder for what is saved, made when missing
                                 (default $XDG_DATA_HOME/tapas, ~/.local/share/tapas)
                                 environment: TAPAS_DATA
        --database URL           PostgreSQL database that several processes share, as
                                 postgresql://tapas@HOST/tapas (default: files in DIR)
                                 environment: TAPAS_DATABASE
        --access-code CODE       what a visitor types first, 12 to 128 characters;
                                 one is made and printed when --host lets others in
                                 environment: TAPAS_ACCESS_CODE
        --name NAME              host name of the https site of a proxy in front, as
                                 example.org or example.org:8443; several with commas
                                 or by giving the flag again
                                 environment: TAPAS_NAME
        --behind ADDRESS         address that this proxy connects from, as 127.0.0.1;
                                 its X-Forwarded-For and -Proto are believed
                                 environment: TAPAS_BEHIND

      Services, each played by the built-in sandbox until it is set:
        --foods-url URL          Foods, as https://HOST/api/v1/USER
                                 environment: TAPAS_FOODS_URL
        --recipes-url URL        Recipes, as https://HOST/recipes.json
                                 environment: TAPAS_RECIPES_URL
        --menu-url URL           Menu, as https://HOST/v5
                                 environment: TAPAS_MENU_URL
        --menu-token TOKEN       the menu service's bearer token
                                 environment: TAPAS_MENU_TOKEN
        --cocktails-url URL      Cocktails, as https://HOST/api/json/v1/KEY
                                 environment: TAPAS_COCKTAILS_URL
        --posts-kind KIND        where posts come from: x, bluesky or mastodon
                                 environment: TAPAS_POSTS_KIND
        --posts-url URL          its address, where it is not the usual one
                                 environment: TAPAS_POSTS_URL
        --posts-token TOKEN      its bearer token; x needs one
                                 environment: TAPAS_POSTS_TOKEN

      The restaurant of Menu:
        --menu-name NAME         its name, shown while the menu opens
                                 environment: TAPAS_MENU_NAME
        --menu-logo FILE         its logo: a PNG, JPEG, WebP or GIF file, or its URL
                                 environment: TAPAS_MENU_LOGO
        --menu-currency CODE     what its prices are in, as ISO 4217 names it
                                 (default SAR)
                                 environment: TAPAS_MENU_CURRENCY

      To keep it running:
        --workers N              processes that share the port and the work, 1
                                 (default) to 16; one for each core of the machine
                                 environment: TAPAS_WORKERS
        --log FORM               lines for people (default), or json
                                 environment: TAPAS_LOG
        --log-level LEVEL        error, warn, info (default) or debug
                                 environment: TAPAS_LOG_LEVEL
        --log-requests           a line for each request, without its address
        --log-addresses          the same, with the visitor's address
        --metrics-token TOKEN    bearer token with which other machines may read
                                 /metrics, 16 to 256 characters; without one only this
                                 machine may
                                 environment: TAPAS_METRICS_TOKEN
        --force                  for tapas restore: replace a folder that has files;
                                 they are kept beside it

      For tapas mood:
        --json                   print a JSON object a line (tapas doctor too)
        --evaluate FILE          measure how right the moods are: each line of FILE
                                 (- for standard input) is a label, a tab and a text,
                                 the label 0, 1, 2 or sad, neutral, happy

      For developers:
        --latency MS             delay the live socket by this many milliseconds, half
                                 on the way in and half on the way out, 0 to 10000
        --previews               list every screen and control in each of its states
                                 at /previews
        --quiet                  print the address and nothing else

      A flag is written --flag VALUE or --flag=VALUE and wins over the environment
      variable named below it. Secrets belong in the environment: others on this
      machine can read the flags of a running command.

      Exit codes: 0 done or stopped as asked, 1 failed, 2 asked wrongly.
      """
    #expect(Help.page() == expected + "\n")
  }

  @Test("With every app the page names every setting and fits 80 columns")
  func wholePage() {
    let page = Help.page(apps: Services.apps)
    let missing = Flag.all.flatMap { [$0.name, $0.variable ?? $0.name] }.filter {
      !page.contains($0)
    }
    #expect(missing == [])
    let long = page.split(separator: "\n").filter { $0.count > 80 }
    #expect(long == [])
  }

  @Test("An app that is not served is not in the page")
  func absentApps() {
    let page = Help.page(apps: [FoodsWiring.self, RecipesWiring.self])
    let absent = ["MENU", "POSTS"].filter(page.contains)
    #expect(absent == [])
  }
}
