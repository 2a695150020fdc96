// Whose menu it is, while the menu is being prepared.
import MenuData
import SharedUI
import SwiftUI

/// The restaurant's logo and name over whatever there is to say: nothing, how far the download is, or why it failed.
struct SplashScreen: View {
  let model: MenuModel

  var body: some View {
    VStack(spacing: 28) {
      Spacer()
      RestaurantLogo(restaurant: model.restaurant)
        .frame(width: 168, height: 168)
      Text(verbatim: model.restaurant.shownName)
        .font(.largeTitle)
        .fontWeight(.bold)
        .multilineTextAlignment(.center)
        .accessibilityHeading(.h1)
      VStack(spacing: 12) {
        if let progress = model.progress {
          DownloadView(progress: progress)
        } else if let failure = model.failure {
          FailedDownload(failure: failure, retry: model.retryTapped)
        }
      }
      // As high as the words of a download, so that the logo stands still when they come.
      .frame(minHeight: 96, alignment: .top)
      .frame(maxWidth: 420)
      .frame(maxWidth: .infinity)
      Spacer()
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The restaurant's own logo, or a plate that is drawn.
struct RestaurantLogo: View {
  let restaurant: Restaurant

  var body: some View {
    if let logo = restaurant.logo {
      RemotePhoto(url: logo, label: restaurant.shownName, symbol: "fork.knife")
        .clipShape(RoundedRectangle(cornerRadius: 36))
    } else {
      Plate()
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: restaurant.shownName))
        .accessibilityAddTraits(.isImage)
    }
  }
}

/// A plate with knife and fork.
private struct Plate: View {
  var body: some View {
    ZStack {
      Circle().fill(
        LinearGradient(
          colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
      Circle()
        .stroke(.white.opacity(0.55), lineWidth: 3)
        .frame(width: 136, height: 136)
      Image(systemName: "fork.knife")
        .font(.system(size: 68))
        .foregroundStyle(.white)
    }
  }
}

/// Why there is no menu, readable after the alert is gone.
private struct FailedDownload: View {
  let failure: MenuError
  let retry: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Label(failure.title, systemImage: failure.symbol)
        .font(.headline)
      failure.words
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Button("Retry", action: retry)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
  }
}
