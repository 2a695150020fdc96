// A service's list that stays on screen when the service is slow, fails or cannot be reached.
public import Foundation
public import Observation

/// One page's view of a service's list, which all pages of the process share.
///
/// `Content` is the shared form of an answer; `Shown` is the form that this page shows.
@MainActor @Observable
public final class SavedList<Content: Sendable, Shown: Sendable, Failure: LoadError>:
  RefreshableLoad<Shown, Failure>
{
  /// The refresh time of the shown content: when the person last asked for a refresh, or when its
  /// answer was requested, whichever is earlier. Nil before the first refresh.
  public private(set) var refreshedAt: Date?
  /// The list that all pages of the process share.
  public let list: SharedList<Content, Failure>
  private let images: ImageCache?
  private let convert: @MainActor (Content, Shown?) -> Shown
  private let update: @MainActor (Content, Shown) -> Bool
  /// When the person asked for a refresh that is still pending.
  @ObservationIgnored private var refreshRequestedAt: Date?
  /// Whether the next load renews an old list, for which a fresh answer needs no request.
  @ObservationIgnored private var isRenewing = false
  /// The version of the shown answer; nil before the first.
  @ObservationIgnored private var shown: AnswerVersion?

  /// A page's view of `list`. Content that another page has loaded is shown at once.
  ///
  /// `show` makes the shown content from the shared content and the previously shown one. Where
  /// `update` can change the shown content in place, it does so and returns true.
  public init<Service>(
    _ list: SharedList<Content, Failure>, _ dependencies: ServiceDependencies<Service>,
    update: @escaping @MainActor (Content, Shown) -> Bool = { _, _ in false },
    show: @escaping @MainActor (Content, Shown?) -> Shown
  ) {
    self.list = list
    images = dependencies.images
    convert = show
    self.update = update
    super.init(clock: dependencies.clock, now: dependencies.now)
    if let fresh = list.fresh {
      self.show(taken(fresh))
    } else if let copy = list.copy {
      content.showSavedCopy(convert(copy.content, nil), since: copy.date)
      // The load starts when the screen appears. No notice is needed unless it is slow.
      _ = content.begin()
    }
  }

  /// Loads the latest list, unless a load is in flight.
  public override func refreshTapped() {
    if !content.isLoading { refreshRequested() }
    super.refreshTapped()
  }

  /// Loads the latest list after a pull. Returns when the load has ended.
  public func pulled() async {
    refreshRequested()
    refreshAsked()
    await load()
  }

  /// Requests the list. Pages that come back together share one request.
  override func renew() {
    isRenewing = true
    reload()
  }

  private func refreshRequested() {
    isRenewing = false
    refreshRequestedAt = now()
    Task { [images] in await images?.refresh() }
  }

  /// Shows the saved list, loads, and loads again on request, until cancelled; for `.task`.
  public func appeared() async {
    async let following: Void = follow(list.answers())
    async let arriving: Void = showParts(list.parts())
    await loadOnRequest { isFirst in
      if isFirst { await showSaved() }
      let opening = isFirst || isRenewing
      isRenewing = false
      await load(opening: opening)
    }
    _ = await (following, arriving)
  }
}

// MARK: - Loading

extension SavedList {
  private func showSaved() async {
    guard content.value == nil else { return }
    await list.readSaved()
    guard let copy = list.copy, list.fresh == nil, !Task.isCancelled, content.value == nil
    else { return }
    content.showSavedCopy(convert(copy.content, nil), since: copy.date)
  }

  /// Loads the list. With `opening`, an answer that is still fresh needs no request.
  private func load(opening: Bool = false) async {
    if opening, content.activity == .idle, let fresh = list.fresh, fresh.version == shown {
      return
    }
    let result = await load(
      { () async throws(Failure) in try await list.latest(opening: opening)?.get() },
      value: taken)
    if case .success = result { await list.savingEnded() }
  }

  /// Shows the answers that other pages requested. A load in flight brings one as new itself.
  private func follow(_ answers: AsyncStream<SharedList<Content, Failure>.Copy>) async {
    for await copy in answers where copy.version != shown && !content.isLoading {
      let isWhole = content.activity == .idle && !content.isPart
      if isWhole, let value = content.value, update(copy.content, value) {
        noteTaken(copy)
      } else {
        show(taken(copy))
      }
    }
  }

  /// Shows what has arrived of the first answer, as long as nothing else is there to show.
  private func showParts(_ parts: AsyncStream<Content>) async {
    for await part in parts {
      content.showPart(convert(part, content.value), generation: content.generation)
    }
  }

  /// The content to show for an answer, which counts as shown from now on.
  private func taken(_ copy: SharedList<Content, Failure>.Copy) -> Shown {
    noteTaken(copy)
    return convert(copy.content, content.value)
  }

  private func noteTaken(_ copy: SharedList<Content, Failure>.Copy) {
    loadedAt = copy.date
    shown = copy.version
    if let asked = refreshRequestedAt {
      refreshedAt = min(asked, copy.requestedAt ?? asked)
      refreshRequestedAt = nil
    }
  }
}
