// Short posts in more languages and other writings, written for the same measurement.

extension LanguageSamples {
  /// Posts by language, beside those of the other file.
  static let moreOthers: [String: String] = [
    "Afrikaans": """
    Ek is so moeg
    Die beste dag van my lewe
    Ek kan dit nie glo nie
    Goeie môre almal
    Veels geluk met jou verjaardag
    Weer die trein gemis
    Vandag is daar geen brood nie
    Ons het gewen
    Ek verlang na jou
    Die vergadering is Donderdag
    Wat 'n aaklige weer
    Sien julle môre
    Ek is mal oor hierdie liedjie
    Niemand antwoord die foon nie
    Ons gaan mark toe
    Dit reën en my sambreel is weg
    Sop en dan bed toe
    Uiteindelik naweek
    """,
    "Hungarian": """
    Nagyon fáradt vagyok
    Életem legszebb napja
    Nem hiszem el
    Jó reggelt mindenkinek
    Boldog születésnapot
    Megint lekéstem a vonatot
    Ma nincs kenyér
    Nyertünk
    Hiányzol
    A gyűlés csütörtökön lesz
    Micsoda idő
    Holnap találkozunk
    Imádom ezt a dalt
    Senki sem veszi fel
    Megyünk a piacra
    Esik, és nincs esernyőm
    Leves, aztán alvás
    Végre hétvége
    """,
    "Swahili": """
    Nimechoka sana leo
    Siku nzuri kuliko zote
    Siamini kabisa
    Habari za asubuhi
    Heri ya siku ya kuzaliwa
    Nimekosa treni tena
    Leo hakuna mkate
    Tumeshinda
    Nimekukumbuka
    Mkutano ni Alhamisi
    Hali ya hewa mbaya
    Tuonane kesho
    Naupenda wimbo huu
    Hakuna anayepokea simu
    Tunaenda sokoni
    Mvua inanyesha na sina mwavuli
    Supu kisha kulala
    Hatimaye wikendi
    """,
    "Russian": """
    Я так устал
    Лучший день в моей жизни
    Не могу поверить
    Доброе утро всем
    С днём рождения
    """,
    "Arabic": """
    أنا متعب جدا
    أجمل يوم في حياتي
    لا أصدق
    صباح الخير
    عيد ميلاد سعيد
    """,
    "Japanese": """
    疲れた
    今日は最高の一日
    信じられない
    おはよう
    お誕生日おめでとう
    """,
    "Hindi": """
    मैं बहुत थका हूँ
    सबसे अच्छा दिन
    यकीन नहीं होता
    सुप्रभात
    जन्मदिन मुबारक
    """,
    "Greek": """
    Είμαι κουρασμένος
    Η καλύτερη μέρα
    Δεν το πιστεύω
    Καλημέρα σε όλους
    Χρόνια πολλά
    """,
  ]
}
