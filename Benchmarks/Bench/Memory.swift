// `bench memory`: how much a tree takes, without browser, socket and server.
import Foundation
import SwiftUI

/// Makes `count` trees of the measured screen and tells how much the process grew for each.
@MainActor func weighTrees(rows: Int, count: Int) {
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

/// The process's memory that is in RAM, in kilobytes of 1024 bytes.
func residentKB() -> Int {
  // Without /proc there is no answer and the table says so by its zeros.
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  for line in status.split(separator: "\n") where line.hasPrefix("VmRSS:") {
    return line.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0
  }
  return 0
}
