// Compares a value with another one, as a predicate does.
import Foundation

/// A comparison with a known value on its right.
struct PredicateComparison {
  let compare: PredicateTree.Operator
  let value: Any?
  let options: String.CompareOptions

  /// Whether a value on the left meets the comparison.
  func holds(for left: Any?) -> Bool {
    switch compare {
    case .equal: return PredicateValue.areEqual(left, value, options)
    case .unequal: return !PredicateValue.areEqual(left, value, options)
    case .less: return order(left) == .orderedAscending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left))
    case .greater: return order(left) == .orderedDescending
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(left))
    case .isIn: return isPart(left, of: value)
    case .contains: return isPart(value, of: left)
    case .between:
      guard let bounds = PredicateValue.list(value), bounds.count == 2, left != nil else {
        return false
      }
      return PredicateValue.order(bounds[0], left) != .orderedDescending
        && PredicateValue.order(left, bounds[1]) != .orderedDescending
    case .matches, .like, .begins, .ends:
      guard let text = PredicateValue.text(PredicateValue.unwrapped(left)),
        let other = PredicateValue.text(PredicateValue.unwrapped(value))
      else { return false }
      return isTrue(text, other)
    }
  }

  /// The order of two values, neither of which is nil.
  private func order(_ left: Any?) -> ComparisonResult? {
    guard PredicateValue.unwrapped(left) != nil, PredicateValue.unwrapped(value) != nil else {
      return nil
    }
    return PredicateValue.order(left, value, options)
  }

  private func isPart(_ part: Any?, of whole: Any?) -> Bool {
    let (part, whole) = (PredicateValue.unwrapped(part), PredicateValue.unwrapped(whole))
    if let text = PredicateValue.text(whole) {
      return PredicateValue.text(part).map { text.range(of: $0, options: options) != nil } ?? false
    }
    guard let list = PredicateValue.list(whole) else { return false }
    return list.contains { PredicateValue.areEqual($0, part, options) }
  }

  private func isTrue(_ text: String, _ value: String) -> Bool {
    switch compare {
    case .matches: matches(text, value)
    case .like: isLike(text, value)
    case .begins: text.range(of: value, options: options.union(.anchored)) != nil
    case .ends: text.range(of: value, options: options.union([.anchored, .backwards])) != nil
    default: false
    }
  }

  /// Whether a regular expression of ICU matches the whole text.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    let plain = options.contains(.diacriticInsensitive)
    let text = plain ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    let pattern = plain ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
    // A pattern that cannot be read matches nothing; Apple's ends the program.
    let expression = try? NSRegularExpression(
      pattern: "^(?:\(pattern))$",
      options: options.contains(.caseInsensitive)
        ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators)
    let whole = NSRange(text.startIndex..., in: text)
    return expression?.firstMatch(in: text, range: whole)?.range == whole
  }

  /// Whether a text is like another one, in which `*` is for any letters and `?` for one.
  private func isLike(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(folded(text)), Array(folded(pattern)))
    var (index, step) = (0, 0)
    // The last star and the letters that it has taken so far.
    var star: (step: Int, index: Int)?
    while index < text.count {
      if step < pattern.count, pattern[step] == "*" {
        star = (step, index)
        step += 1
      } else if step < pattern.count, pattern[step] == "?" || pattern[step] == text[index] {
        (index, step) = (index + 1, step + 1)
      } else if let last = star {
        star = (last.step, last.index + 1)
        (index, step) = (last.index + 1, last.step + 1)
      } else {
        return false
      }
    }
    return pattern[step...].allSatisfy { $0 == "*" }
  }

  private func folded(_ text: String) -> String {
    options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}
