// The page of the person whose code runs, for the types of UIKit that act on it.
import Accessibility
import Foundation
import UIKitTypes

@_dynamicReplacement(for:screenStaysOn()) @MainActor private func pageStaysOn() -> Bool {
  TextReader.page.map { $0.keepsAwake && $0.services.holdsScreen } ?? false
}

@_dynamicReplacement(for:keepScreenOn(_:)) @MainActor private func keepPageOn(_ isOn: Bool) {
  TextReader.page?.keepAwake(isOn)
}

@_dynamicReplacement(for:pageDelegate()) @MainActor private func delegateOfPage()
  -> (any UIApplicationDelegate)?
{ TextReader.page?.uiKit.ownDelegate }

@_dynamicReplacement(for:pageScene()) @MainActor private func sceneOfPage() -> UIWindowScene? {
  TextReader.page?.uiKit.scene
}

@_dynamicReplacement(for:openOnPage(_:)) @MainActor private func openOnThisPage(_ url: URL) -> Bool
{
  guard let page = TextReader.page else { return false }
  page.rootNode.environment.openURL(url)
  return true
}

@_dynamicReplacement(for:windowSize()) @MainActor private func pageWindowSize() -> CGSize {
  guard let page = TextReader.page else { return CGSize(width: 390, height: 844) }
  return page.rootNode.environment.builtIn.windowSize
}

@_dynamicReplacement(for:pagePasteboard()) @MainActor private func copiedOnPage() -> String? {
  TextReader.page?.uiKit.pasteboard
}

@_dynamicReplacement(for:setPagePasteboard(_:)) @MainActor private func copyOnPage(_ text: String?)
{
  TextReader.page?.uiKit.pasteboard = text
}

@_dynamicReplacement(for:announceOnPage(_:)) @MainActor private func announceOnThisPage(
  _ text: String
) {
  TextReader.page?.announce(text)
}

@_dynamicReplacement(for:announceText(_:)) private func announceTextOnThisPage(_ text: String) {
  if isOnMainActor { MainActor.assumeIsolated { announceOnPage(text) } }
}

@_dynamicReplacement(for:pageReducesMotion()) @MainActor private func reducesMotionOnPage() -> Bool
{
  TextReader.page?.rootNode.environment.accessibilityReduceMotion ?? false
}

@_dynamicReplacement(for:vibrateOnPage(_:)) @MainActor private func vibrateOnThisPage(
  _ pattern: [Int]
) {
  TextReader.page?.send(.vibrate(pattern))
}
