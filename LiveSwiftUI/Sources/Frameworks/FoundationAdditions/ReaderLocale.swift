// The language of the person on whose behalf code runs.
package import Foundation

/// The locale of the reader of the page whose code runs, else that of the process. SwiftUI, which
/// knows the reader, replaces this function.
package dynamic func readerLocale() -> Locale { .current }
