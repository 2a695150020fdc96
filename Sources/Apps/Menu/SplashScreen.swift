// The restaurant's logo and name, at the start, while there is no menu, and over the categories.
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

/// The restaurant's logo and name over the categories, where they are set.
struct RestaurantHeader: View {
  let restaurant: Restaurant

  var body: some View {
    if restaurant.name != nil || restaurant.logo != nil {
      HStack(spacing: 12) {
        if restaurant.logo != nil {
          RestaurantLogo(restaurant: restaurant, corner: 10)
            .frame(width: 48, height: 48)
            // The name beside it says the same.
            .accessibilityHidden(restaurant.name != nil)
        }
        if let name = restaurant.name {
          Text(verbatim: name).font(.title3).fontWeight(.semibold)
        }
        Spacer()
      }
      .padding(.horizontal, 16)
      .padding(.top, 8)
    }
  }
}

/// The restaurant's own logo, or a drawn plate.
struct RestaurantLogo: View {
  let restaurant: Restaurant
  var corner: CGFloat = 36

  var body: some View {
    if let logo = restaurant.logo {
      RemotePhoto(url: logo, label: restaurant.shownName, symbol: "fork.knife")
        .clipShape(RoundedRectangle(cornerRadius: corner))
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
