// The full screen of a mood: colour, emoji, confidence, and the words with the most weight.
import Foundation
import Mood
import Posts
import SharedUI
import SwiftUI

/// The mood of a post on a full screen of its colour, with the confidence and the words with the
/// most weight.
struct MoodPage: View {
  let item: PostItem
  let reading: MoodReading
  let model: PostsModel
  @State private var weighedWords: [WeighedWord]?

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Text(verbatim: reading.mood.emoji)
          .font(.system(size: 120))
          .accessibilityHidden(true)
        if reading.confidence < 0.5 {
          VStack(spacing: 4) {
            reading.mood.doubtfulName.font(.title).fontWeight(.bold)
            Text("\(sure, format: .wholePercent) sure").font(.headline)
          }
          .multilineTextAlignment(.center)
        } else {
          Text("\(sure, format: .wholePercent) sure")
            .font(.title)
            .fontWeight(.bold)
        }
        PostCard(item: item, model: model)
        Odds(reading: reading)
        Weights(weighedWords: weighedWords, mood: reading.mood)
        Text(
          """
          A guess by a small model on this machine. It reads English only, and no text leaves the \
          machine.
          """
        )
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(maxWidth: .infinity)
      .padding(16)
    }
    .paintsScreen(reading.mood.screenColor, scheme: reading.mood.screenScheme)
    .navigationTitle(reading.mood.name)
    .task(id: item.post) { weighedWords = await model.weighedWords(of: item) }
  }

  /// The confidence, kept below 100 % because no guess is certain.
  private var sure: Double { min(0.99, Double(reading.confidence)) }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
  /// A percentage such as 82%, in the reader's digits.
  fileprivate static var wholePercent: Self { .percent.precision(.fractionLength(0)) }
}

/// The three probabilities.
private struct Odds: View {
  let reading: MoodReading

  /// The length of a full bar, in points.
  private static let length = 88

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(Mood.fromSad.reversed(), id: \.self) { mood in
        // With large text the bar stands below its words.
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 10) {
            Text(mood.name)
            Spacer()
            bar(reading[mood]).accessibilityHidden(true)
            percent(of: mood).frame(minWidth: 52, alignment: .trailing)
          }
          VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 10) {
              Text(mood.name)
              Spacer()
              percent(of: mood)
            }
            bar(reading[mood]).accessibilityHidden(true)
          }
        }
        .accessibilityElement(children: .contain)
      }
    }
    .frame(maxWidth: .infinity)
  }

  private func percent(of mood: Mood) -> some View {
    Text(Double(reading[mood]), format: .wholePercent).monospacedDigit()
  }

  private func bar(_ share: Float) -> some View {
    ZStack(alignment: .leading) {
      Capsule()
        .fill(Color.primary.opacity(0.15))
        .frame(width: CGFloat(Self.length), height: 8)
      // Whole points, so that few widths differ.
      Capsule()
        .fill(Color.primary)
        .frame(width: CGFloat(Int((share * Float(Self.length)).rounded())), height: 8)
    }
  }
}

/// The words with the most weight, each with its direction.
private struct Weights: View {
  let weighedWords: [WeighedWord]?
  let mood: Mood

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Words that weighed")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      if let weighedWords {
        if weighedWords.isEmpty {
          Text("No single word stands out.")
        }
        // Identified by index, because a word may occur twice.
        ForEach(weighedWords.indices, id: \.self) { place in
          row(weighedWords[place])
        }
      } else {
        Text(verbatim: "mmmmmmm mmmm mmmmm").redacted(reason: .placeholder)
          .accessibilityHidden(true)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func row(_ word: WeighedWord) -> some View {
    // With large text the direction stands below its word.
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        name(of: word)
        direction(of: word)
      }
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline, spacing: 8) { name(of: word) }
        direction(of: word)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @ViewBuilder private func name(of word: WeighedWord) -> some View {
    Image(systemName: word.weight > 0 ? "arrow.up" : "arrow.down")
      .imageScale(.small)
      .accessibilityHidden(true)
    // The space separates the words for a screen reader, which reads the row as one text.
    Text(verbatim: word.word + " ").fontWeight(.semibold)
  }

  private func direction(of word: WeighedWord) -> some View {
    Text(word.weight > 0 ? "Speaks for it" : "Speaks against it")
      .foregroundStyle(.secondary)
  }
}
