// Previews of Humour's people in each of their states.
import Posts
import SharedUI
import SwiftUI

struct PeopleScreenPreviews: PreviewProvider {
  static var previews: some View {
    HumourApp.screen(.preview(holding: HumourDependencies.recentPeople))
      .previewDisplayName("People")
    HumourApp.screen(.preview())
      .previewDisplayName("People, suggested")
    HumourApp.screen(.preview(.silent))
      .previewDisplayName("People, loading")
    HumourApp.screen(.preview(.withoutSuggestions))
      .previewDisplayName("People, empty")
    HumourApp.screen(.preview(.failing()))
      .previewDisplayName("People, failed")
    Following(service: .preview(), handle: "")
      .previewDisplayName("Following, without a handle")
    Following(service: .preview(), handle: "ana")
      .previewDisplayName("Following")
    Following(service: .silent, handle: "ana")
      .previewDisplayName("Following, loading")
    Following(service: .empty, handle: "ana")
      .previewDisplayName("Following, empty")
    Following(service: .failing(), handle: "ana")
      .previewDisplayName("Following, failed")
  }
}

/// The people that a person follows, as in the list of people.
private struct Following: View {
  @State private var model: FollowsModel
  @State private var handle: String

  init(service: PostsService, handle: String) {
    model = FollowsModel(service: service)
    self.handle = handle
  }

  var body: some View {
    NavigationStack {
      List { Follows(model: model, handle: $handle) }
        .navigationTitle("Humour")
    }
    .task(id: model.key(of: handle)) { await model.load(handle) }
  }
}
