// The alert that a like was refused.
import SharedUI
import SwiftUI

extension View {
  /// Shows refused likes, one after the other, in the service's words where it has some.
  func likeAlert(_ model: FoodsModel) -> some View {
    modifier(LikeAlertModifier(model: model))
  }
}

private struct LikeAlertModifier: ViewModifier {
  let model: FoodsModel

  func body(content: Content) -> some View {
    content.alert(title, isPresented: Bindable(model).isAlertShown, presenting: model.alerts.first)
    {
      alert in
      Button("OK", role: .cancel) {}
      Button("Retry") { model.retryTapped(alert) }
    } message: { alert in
      alert.error.words
    }
  }

  private var title: LocalizedStringKey {
    guard let alert = model.alerts.first else { return "" }
    return alert.wanted
      ? "“\(alert.name)” could not be liked"
      : "“\(alert.name)” could not be unliked"
  }
}
