// Charts that scroll.
import Foundation
public import SwiftUI

/// The axes along which a chart scrolls.
struct ChartScrolling {
  var axes: Axis.Set = []
}
