// `bench memory`: the memory of a tree, without browser, socket and server.
import Foundation
import SwiftUI

/// Makes `count` trees of the measured screen and prints how much the process grew for each.
@MainActor func measureTreeMemory(rows: Int, count: Int) {
  func tree() -> Tree {
    let tree = Tree(
      scene: WindowGroup { DishesScreen(dishes: Dish.first(rows)) },
      environment: EnvironmentValues(), services: TreeServices())
    _ = tree.flush()
    _ = tree.html()
    return tree
  }
  var trees = [tree(), tree(), tree()]
  let before = residentKB()
  for _ in 0..<count { trees.append(tree()) }
  print("\(rows) rows: \((residentKB() - before) / count) KB a further tree")
  withExtendedLifetime(trees) {}
}

/// The resident memory of the process, in units of 1024 bytes.
func residentKB() -> Int {
  // Without /proc the result is 0.
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  for line in status.split(separator: "\n") where line.hasPrefix("VmRSS:") {
    return line.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0
  }
  return 0
}
