// The restaurant's logo and name, while the app starts and while there is no menu.
import DataLayer
import MenuData
import SharedUI
import SwiftUI

/// The restaurant's logo and name over the progress of the download, or over its failure.
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
          DownloadView(progress: progress, retry: model.tryNowTapped)
        } else if let failure = model.menu.failure {
          // This stays readable after the alert is dismissed.
          FailureView(failure.titleWithoutMenu, error: failure, retry: model.retryTapped)
        }
      }
      // As high as the progress of a download, so that the logo does not move when it appears.
      .frame(minHeight: 96, alignment: .top)
      .frame(maxWidth: 420)
      .frame(maxWidth: .infinity)
      Spacer()
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The restaurant's own logo, or a drawn plate.
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
