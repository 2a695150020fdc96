// What rows need on iPhone and iPad: targets for a finger, and links beside controls.
public import SwiftUI

extension View {
  /// Makes the label of a button without a border as large as a finger needs: 44 points.
  ///
  /// Around the button instead, the frame would take no taps.
  public func touchTarget() -> some View {
    frame(minWidth: 44, minHeight: 44).contentShape(.rect)
  }

  /// Makes the label of a bordered button as high as a finger needs: the border adds 7 points above
  /// and below.
  public func borderedTouchTarget() -> some View { frame(minHeight: 30) }

  /// Hides the chevron of a link while a control stands beside it, because the chevron would stand
  /// between the two. The SDK has the modifier since Xcode 26; with an older one it stays.
  @ViewBuilder public func linkIndicatorHidden(_ isHidden: Bool = true) -> some View {
    #if compiler(>=6.2)
      navigationLinkIndicatorVisibility(isHidden ? .hidden : .automatic)
    #else
      self
    #endif
  }
}
