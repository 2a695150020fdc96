// Every flag that `tapas` knows, in the order of the help page.

extension Flag {
  static let all: [Flag] = [
    host, port, data, accessCode, foodsURL, recipesURL, menuURL, menuToken, cocktailsURL,
    postsKind, postsURL, postsToken, menuName, menuLogo, menuCurrency, json, evaluate, latency,
    quiet,
  ]

  static let host = Flag(
    name: "--host", placeholder: "H", group: .place,
    help: [
      "address to listen on: 127.0.0.1, this machine only",
      "(default); 0.0.0.0 or ::, every network it is on; or",
      "one of its own addresses",
    ])
  static let port = Flag(
    name: "--port", placeholder: "P", commands: [.serve, .sandbox], group: .place,
    help: ["port, 0 to 65535, where 0 takes a free one", "(default 8080; for the sandbox 8081)"])
  static let data = Flag(
    name: "--data", placeholder: "DIR", variable: "TAPAS_DATA",
    commands: [.serve, .sandbox, .menuSync],
    group: .place,
    help: [
      "folder for what is saved, made when missing",
      "(default $XDG_DATA_HOME/tapas, ~/.local/share/tapas)",
    ])
  static let accessCode = Flag(
    name: "--access-code", placeholder: "CODE", variable: "TAPAS_ACCESS_CODE", isSecret: true,
    group: .place,
    help: [
      "what a visitor types first, 12 to 128 characters;",
      "one is made and printed when --host lets others in",
    ])
  static let foodsURL = Flag(
    name: "--foods-url", placeholder: "URL", variable: "TAPAS_FOODS_URL", app: .foods,
    group: .services, help: ["Foods, as https://HOST/api/v1/USER"])
  static let recipesURL = Flag(
    name: "--recipes-url", placeholder: "URL", variable: "TAPAS_RECIPES_URL", app: .recipes,
    group: .services, help: ["Recipes, as https://HOST/recipes.json"])
  static let menuURL = Flag(
    name: "--menu-url", placeholder: "URL", variable: "TAPAS_MENU_URL", app: .menu,
    commands: [.serve, .menuSync], group: .services, help: ["Menu, as https://HOST/v5"])
  static let menuToken = Flag(
    name: "--menu-token", placeholder: "TOKEN", variable: "TAPAS_MENU_TOKEN", isSecret: true,
    app: .menu, commands: [.serve, .menuSync], group: .services,
    help: ["the menu service's bearer token"])
  static let cocktailsURL = Flag(
    name: "--cocktails-url", placeholder: "URL", variable: "TAPAS_COCKTAILS_URL", app: .cocktails,
    group: .services, help: ["Cocktails, as https://HOST/api/json/v1/KEY"])
  static let postsKind = Flag(
    name: "--posts-kind", placeholder: "KIND", variable: "TAPAS_POSTS_KIND", app: .humour,
    group: .services, help: ["where posts come from: x, bluesky or mastodon"])
  static let postsURL = Flag(
    name: "--posts-url", placeholder: "URL", variable: "TAPAS_POSTS_URL", app: .humour,
    group: .services, help: ["its address, where it is not the usual one"])
  static let postsToken = Flag(
    name: "--posts-token", placeholder: "TOKEN", variable: "TAPAS_POSTS_TOKEN", isSecret: true,
    app: .humour, group: .services, help: ["its bearer token; x needs one"])
  static let menuName = Flag(
    name: "--menu-name", placeholder: "NAME", variable: "TAPAS_MENU_NAME", app: .menu,
    group: .restaurant, help: ["its name, shown while the menu opens"])
  static let menuLogo = Flag(
    name: "--menu-logo", placeholder: "FILE", variable: "TAPAS_MENU_LOGO", app: .menu,
    group: .restaurant, help: ["its logo: a PNG, JPEG, WebP or GIF file, or its URL"])
  static let menuCurrency = Flag(
    name: "--menu-currency", placeholder: "CODE", variable: "TAPAS_MENU_CURRENCY", app: .menu,
    group: .restaurant, help: ["what its prices are in, as ISO 4217 names it", "(default SAR)"])
  static let json = Flag(
    name: "--json", placeholder: nil, commands: [.mood], group: .moods,
    help: ["print a JSON object a line"])
  static let evaluate = Flag(
    name: "--evaluate", placeholder: "FILE", commands: [.mood], group: .moods,
    help: [
      "measure how right the moods are: each line of FILE",
      "(- for standard input) is a label, a tab and a text,",
      "the label 0, 1, 2 or sad, neutral, happy",
    ])
  static let latency = Flag(
    name: "--latency", placeholder: "MS", group: .developers,
    help: [
      "delay the live socket by this many milliseconds, half",
      "on the way in and half on the way out, 0 to 10000",
    ])
  static let quiet = Flag(
    name: "--quiet", placeholder: nil, commands: [.serve, .sandbox, .menuSync], group: .developers,
    help: ["print the address and nothing else"])
}
