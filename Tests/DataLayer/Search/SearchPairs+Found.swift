// What people type, and the names of the apps' catalogues that it must find, by what differs.

/// Pairs of a typed text and a name.
enum SearchPairs {
  typealias Pair = (typed: String, name: String)

  static let found: [Pair] = [
    lettersWithoutMarks, marks, signs, invisible, umlauts, spaces, digits, widths,
    greekAndCyrillic, arabic, persianAndHebrew, japaneseAndKorean, indicAndThai,
  ].flatMap { $0 }

  private static let lettersWithoutMarks: [Pair] = [
    ("smorrebrod", "Smørrebrød"), ("Smorrebrød", "Smørrebrød"), ("SMØRREBRØD", "Smørrebrød"),
    ("lazanki", "Łazanki"), ("łazanki", "Lazanki"), ("pierogi z lososiem", "Pierogi z łososiem"),
    ("zurek", "Żurek"), ("zoladkowa", "Żołądkowa Gorzka"), ("golabki", "Gołąbki"),
    ("oeufs", "Œufs mimosa"), ("ŒUFS", "Œufs mimosa"), ("œufs", "Oeufs cocotte"),
    ("boeuf", "Bœuf bourguignon"), ("coeur", "Cœur de palmier"), ("hors d'oeuvre", "Hors-d’œuvre"),
    ("aebleskiver", "Æbleskiver"), ("æbleskiver", "Aebleskiver"), ("aebleflaesk", "Æbleflæsk"),
    ("dau phu", "Đậu phụ"), ("Đau", "Đậu phụ"), ("đậu phụ", "Dau phu"), ("cevapi", "Ćevapi"),
    ("duvec", "Đuveč"), ("imam bayildi", "İmam bayıldı"), ("IMAM BAYILDI", "İmam bayıldı"),
    ("İMAM", "Imam bayildi"), ("ımam", "Imam bayildi"), ("firin sutlac", "Fırın sütlaç"),
    ("FIRIN", "Fırın sütlaç"), ("ispanak", "ISPANAK"), ("ıspanak", "Ispanaklı börek"),
    ("thorramatur", "Þorramatur"), ("þorramatur", "Thorramatur"), ("hardfiskur", "Harðfiskur"),
    ("plokkfiskur med braudi", "Plokkfiskur með brauði"), ("hobz biz-zejt", "Ħobż biż-żejt"),
    ("weissbier", "Weißbier"), ("weißbier", "Weissbier"), ("STRASSENMARKT", "Straßenmarkt"),
    ("GRIEẞKLÖẞCHEN", "Grießklößchen"), ("sekerbura", "Şəkərbura"), ("bananasplit", "ʙanana Split"),
  ]

  private static let marks: [Pair] = [
    ("pina colada", "Piña Colada"), ("piña", "Pina Colada"), ("creme brulee", "Crème Brûlée"),
    ("CRÈME BRÛLÉE", "Creme brulee"), ("brûlée", "Cre\u{300}me bru\u{302}le\u{301}e"),
    ("tiramisu", "Tiramisù"), ("jalapeno", "Jalapeño Margarita"), ("acai", "Açaí na tigela"),
    ("pasteis de nata", "Pastéis de Nata"), ("caldo verde a minhota", "Caldo verde à minhota"),
    ("banh mi", "Bánh mì thịt nướng"), ("thit nuong", "Bánh mì thịt nướng"),
    ("pho bo", "Phở Bò"), ("goi cuon", "Gỏi cuốn"), ("svickova na smetane", "Svíčková na smetaně"),
    ("thieboudiene", "Thiéboudiène"), ("gulyas", "Gulyás"), ("prinsesstarta", "Prinsesstårta"),
    ("ile flottante", "Île flottante"), ("eclairs", "Éclairs au chocolat"),
    ("paczki", "Pączki"), ("sarmale cu mamaliga", "Sarmale cu mămăligă"),
    ("capirinha", "Çapirinha"), ("caipirinha", "CAIPIRINHA"), ("lucia", "Lucía Romero"),
  ]

  private static let signs: [Pair] = [
    ("planter’s", "Planter's Punch"), ("planter's", "Planter’s Punch"), ("planters", "Planter's"),
    ("planterʼs", "Planter's Punch"), ("planter‘s", "Planter's Punch"), ("planter`s", "Planter’s"),
    ("planter´s", "Planter's Punch"), ("planter's", "Planter´s Punch"), ("planter′s", "Planter's"),
    ("planter＇s", "Planter's Punch"), ("shepherd’s pie", "Shepherd's Pie"),
    ("shepherds pie", "Shepherd's Pie"), ("soupe à l’oignon", "Soupe à l'oignon gratinée"),
    ("oka ia", "Oka I'a"), ("oka i’a", "Oka I'a"), ("iʻa", "Oka I'a"),
    ("chef’s surprise", "\"Chef's Surprise\" <Today's Special>"),
    ("“chef’s surprise”", "\"Chef's Surprise\" <Today's Special>"),
    ("«tarte»", "Tarte Tatin"), ("tom-yum", "Tom Yum Goong"), ("tom yum", "Tom-Yum Goong"),
    ("tom\u{2010}yum", "Tom-Yum Goong"), ("tom\u{2011}yum", "Tom Yum Goong"),
    ("tom–yum", "Tom-Yum Goong"), ("tom—yum", "Tom Yum Goong"), ("tom−yum", "Tom Yum Goong"),
    ("tom-yum", "Tom\u{2011}Yum Goong"), ("tom yum", "Tom—Yum Goong"), ("tom yum. ", "Tom Yum"),
    ("moules frites", "Moules-frites"), ("moules–frites", "Moules-frites"),
    ("moitie moitie", "Fondue moitié-moitié"), ("halo halo", "Halo-halo"),
    ("gin & tonic", "Gin & Tonic"), ("fish ＆ chips", "Fish & Chips"),
    ("st germain", "St. Germain Spritz"), ("col·leccio", "Col·lecció de vins"),
    ("rock 'n' roll", "Rock ’n’ Roll"), ("20th century", "20th-Century"),
  ]

  private static let invisible: [Pair] = [
    ("gin\u{A0}tonic", "Gin Tonic"), ("gin tonic", "Gin\u{A0}Tonic"), ("gin\u{202F}t", "Gin Tonic"),
    ("gin\u{3000}tonic", "Gin Tonic"), ("mo\u{200B}jito", "Mojito"), ("mojito", "Mo\u{AD}jito"),
    ("\u{200F}mojito\u{200E}", "Mojito"), ("\u{FEFF}mojito", "Mojito"),
    ("mojito", "Mo\u{2060}jito"),
    ("\u{2068}mojito\u{2069}", "Mojito"), ("❤ mojito", "Mojito ❤\u{FE0F}"),
    ("مي\u{200C}خورم", "میخورم"),
  ]

  private static let umlauts: [Pair] = [
    ("ruebensuppe", "Rübensuppe"), ("rübensuppe", "Ruebensuppe"), ("rubensuppe", "Rübensuppe"),
    ("ruebens", "Rübensuppe"), ("kaesespaetzle", "Käsespätzle"), ("kasespatzle", "Käsespätzle"),
    ("muesli", "Müsli"), ("müsli", "Muesli"), ("koettbullar", "Köttbullar"), ("oel", "Öl"),
    ("kottbullar", "Köttbullar"), ("schwarzwaelder kirschtorte", "Schwarzwälder Kirschtorte"),
    ("smoerrebroed", "Smørrebrød"), ("prinsesstaarta", "Prinsesstårta"),
    ("kuechle", "Apfelküchle"), ("GLÜHWEIN", "Gluehwein"), ("gluehwein", "Glu\u{308}hwein"),
    ("suess", "Süß"), ("ol", "Öl"),
  ]

  private static let spaces: [Pair] = [
    ("gintonic", "Gin Tonic"), ("gintonic", "Gin-Tonic"), ("gin tonic", "Gintonic"),
    ("ginto", "Gin Tonic"), ("oldfashioned", "Old Fashioned"), ("oldfash", "Old Fashioned"),
    ("Old-Fashioned", "Oldfashioned"), ("padthai", "Pad Thai"), ("maitai", "Mai Tai"),
    ("7up", "7 Up"), ("7-up", "7up"), ("cremebrulee", "Crème Brûlée"), ("phobo", "Phở Bò"),
    ("tonicwater", "Gin, Tonic Water"), ("halohalo", "Halo-halo"), ("cocacola", "Coca-Cola"),
    ("pannacotta", "Panna cotta ai frutti di bosco"), ("pieshepherds", "Pie, Shepherd's"),
    ("tonic gin", "Gin Tonic"), ("onic", "Gin Tonic"),
  ]

  private static let digits: [Pair] = [
    ("3", "كبة مقلية - ٣ قطع"), ("٣", "Fried Kibbeh (3 Pieces)"), ("۳", "كبة مقلية - ٣ قطع"),
    ("١٢ قطعة", "رقاقات جبن - 12 قطعة"), ("३", "3 समोसे"), ("7", "۷ ستاره"), ("๗", "7 Up"),
    ("７", "7 Up"), ("50 ٪", "50 % Cacao"), ("m2", "m² Lounge"), ("no 1", "№1 Sling"),
  ]

  private static let widths: [Pair] = [
    ("ｇｉｎ", "Gin Tonic"), ("gin", "Ｇｉｎ　Ｔｏｎｉｃ"), ("ﬁsh", "Fish & Chips"), ("fish", "ﬁsh pie"),
    ("souffle", "Souﬄé"), ("ｶﾚｰ", "カレー"), ("カレー", "ｶﾚｰ ﾗｲｽ"), ("ﾃﾝﾌﾟﾗ", "天ぷら テンプラ"),
  ]

  private static let greekAndCyrillic: [Pair] = [
    ("μουσακας", "Μουσακάς (Moussaka)"), ("ΜΟΥΣΑΚΑΣ", "Μουσακάς (Moussaka)"),
    ("μουσακάσ", "ΜΟΥΣΑΚΆΣ"), ("χωριατικη", "Χωριάτικη (Greek Village Salad)"),
    ("spanakopita", "Spanakópita"), ("БОРЩ", "Борщ (Borscht)"), ("елка", "Ёлка"),
    ("сырники", "Syrniki (Сирники) Сырники"), ("чай", "Чаи\u{306} чёрный"), ("черный", "Чёрный"),
  ]

  private static let arabic: [Pair] = [
    ("قهوه", "قهوة عربية"), ("قهوة", "قهوه"), ("ارز", "أرز بالزعفران"), ("أرز", "ارز ابيض"),
    ("الافوكادو", "حمص بالأفوكادو"), ("إسبريسو", "اسبريسو"), ("ايس كريم", "آيس كريم"),
    ("شاى", "شاي بالنعناع"), ("شاي", "شاى"), ("ليلي", "ليلى منصور"), ("كنافه", "كُنَافَة"),
    ("معلمة", "معلّمة رسم"), ("كـــباب", "كباب لحم"), ("كباب", "كبـــاب"), ("فودكا", "ڤودكا"),
    ("لبنه", "لبنة بالصنوبر"), ("عائلي", "حجم عائلى"), ("الله", "ﷲ"), ("تبوله", "تبولة - حجم كبير"),
  ]

  private static let persianAndHebrew: [Pair] = [
    ("كباب", "کباب کوبیده"), ("کوبیده", "كوبيده"), ("چای", "چاي"), ("قهوه", "قهوۀ ترک"),
    ("שלום", "שָׁלוֹם"), ("שָׁלוֹם", "שלום"), ("צ'יפס", "צ׳יפס"), ("ציפס", "צ׳יפס"),
    ("בן גוריון", "בן־גוריון"), ("ג׳ין-טוניק", "והג'ין־טוניק"), ("ארוחת בקר", "ארוחת־בקר"),
  ]

  private static let japaneseAndKorean: [Pair] = [
    ("らーめん", "Ramen (ラーメン)"), ("ラーメン", "らーめん"), ("どらやき", "ドラヤキ"), ("どら焼き", "Dorayaki (どら焼き)"),
    ("すし", "ちらしずし"), ("カ\u{3099}リ", "ガリ"), ("ジントニック", "ジン・トニック"), ("비빔", "Bibimbap (비빔밥)"),
    ("떡볶이", "Tteokbokki (떡볶이)"), ("\u{1104}\u{1165}\u{11A8}", "떡볶이"),
    ("麻婆豆腐", "麻婆 豆腐"), ("豆腐", "麻婆豆腐 (Mapo Tofu)"),
  ]

  private static let indicAndThai: [Pair] = [
    ("जलेबी", "Jalebi (जलेबी)"), ("जीरा चावल", "ज़ीरा चावल"),
    ("ज़ीरा", "ज\u{93C}ीरा"), ("मःमः", "Momo (मःमः)"),
    ("ไทย", "ผัดไทย"), ("ผัดไทย", "ผัดไทยกุ้งสด"), ("ආප්ප", "Egg Hopper (ආප්ප)"),
    ("ხაჭაპური", "ხაჭაპური (Adjaruli)"),
  ]
}
