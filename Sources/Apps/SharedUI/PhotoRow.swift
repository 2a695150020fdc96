// A row of a photo and words.
public import SwiftUI

/// A photo beside words, or above them where large text leaves too little room beside it.
public struct PhotoRow<Photo: View, Label: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.horizontalSizeClass) private var width
  private let spacing: CGFloat
  private let photo: Photo
  private let label: Label

  /// A row of `photo` and lines of `label`, with `spacing` points between two of them.
  public init(
    spacing: CGFloat = 4, @ViewBuilder label: () -> Label, @ViewBuilder photo: () -> Photo
  ) {
    self.spacing = spacing
    self.label = label()
    self.photo = photo()
  }

  public var body: some View {
    layout {
      photo
      VStack(alignment: .leading, spacing: spacing) { label }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize && width == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(spacing: 12))
  }
}

extension View {
  /// Limits the name of a row to two lines, except at the largest text sizes, where two lines may
  /// be a part of one word.
  public func limitsName(at typeSize: DynamicTypeSize) -> some View {
    lineLimit(typeSize.isAccessibilitySize ? nil : 2)
  }
}
