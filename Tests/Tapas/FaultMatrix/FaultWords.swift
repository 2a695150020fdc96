// What a person reads when a service fails, in three languages.

/// A sentence in each language, or the part of it that is always the same.
struct Sentence: Sendable {
  let en: String
  let es: String
  let ar: String

  init(_ en: String, _ es: String, _ ar: String) {
    self.en = en
    self.es = es
    self.ar = ar
  }

  subscript(language: Language) -> String {
    switch language {
    case .en: en
    case .es: es
    case .ar: ar
    }
  }
}

extension Sentence {
  static let retry = Sentence("Retry", "Reintentar", "إعادة المحاولة")
  static let savedCopy = Sentence("Saved copy from", "Copia guardada", "نسخة محفوظة")
  static let slow = Sentence(
    "The service is taking its time…", "El servicio se está tomando su tiempo…",
    "الخدمة تستغرق بعض الوقت…")
  static let waiting = Sentence(
    "The service asks us to wait until", "El servicio pide que esperemos hasta",
    "تطلب الخدمة أن ننتظر حتى")

  /// The words for `reason` in `app`, as they stand on the page.
  static func words(_ reason: Reason, _ app: MatrixApp) -> Sentence {
    switch reason {
    case .unreachable:
      Sentence("could not be reached.", "No se pudo contactar con", "تعذّر الوصول إلى")
    case .problem:
      Sentence(
        "The service is having a problem.", "El servicio tiene un problema.",
        "تواجه الخدمة مشكلة.")
    case .wait:
      Sentence(
        "The service asks to wait before trying again.",
        "El servicio pide esperar antes de volver a intentarlo.",
        "تطلب الخدمة الانتظار قبل المحاولة من جديد.")
    case .waitUntil:
      Sentence(
        "The service asks to wait. It works again at",
        "El servicio pide esperar. Volverá a funcionar a las",
        "تطلب الخدمة الانتظار. ستعمل مجددًا الساعة")
    case .notAllowed:
      Sentence(
        "The service did not allow this.", "El servicio no lo ha permitido.",
        "لم تسمح الخدمة بذلك.")
    case .tokenRefused: app == .menu ? .menuToken : .postsToken
    case .notFound:
      Sentence(
        "The service does not have this.", "El servicio no lo tiene.",
        "هذا غير موجود لدى الخدمة.")
    case .nobody:
      Sentence(
        "Nobody here is called @maya_runs.", "Aquí nadie se llama @maya_runs.",
        "لا أحد هنا يُدعى @")
    case .unreadable:
      Sentence(
        "The answer of the service could not be read.",
        "No se pudo leer la respuesta del servicio.", "تعذّرت قراءة رد الخدمة.")
    case .refused:
      Sentence(
        "The service refused the request.", "El servicio rechazó la petición.",
        "رفضت الخدمة الطلب.")
    case .malformed: Sentence("Recipe 6 has no name.", "La receta 6 no tiene nombre.", "بلا اسم.")
    }
  }

  /// The title over `reason` when `app` has nothing to show.
  static func title(_ reason: Reason, _ app: MatrixApp) -> Sentence { app.app.failed(reason) }

  /// The words of `app` for a service that has nothing.
  static func nothing(_ app: MatrixApp) -> Sentence { app.app.nothing }

  /// A part of the note of any app on records that could not be read.
  static let skipped = Sentence(
    "could not be read and are not shown.", "No se pudieron leer", "تعذّرت قراءة")
}
