// The alert for a refused like.
import DataLayer
import SharedUI
import SwiftUI

extension View {
  /// Shows refused likes, one after the other, with the service's message if there is one.
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
      alert.error.message
    }
  }

  private var title: LocalizedStringKey {
    guard let alert = model.alerts.first else { return "" }
    return alert.write.isLiked
      ? "“\(alert.write.name)” could not be liked"
      : "“\(alert.write.name)” could not be unliked"
  }
}
