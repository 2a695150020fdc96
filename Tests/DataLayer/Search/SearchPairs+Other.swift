// What people type, and names that it must not find although they are near.

extension SearchPairs {
  static let other: [Pair] = [
    // Words that only neighbouring words form.
    ("tea", "Hot Eatery"), ("ham", "Rich Amaretto"), ("date", "Da Terra"), ("nto", "Gin Tonic"),
    ("into", "Gin Tonic"), ("gint", "Gin Tonic"), ("rice", "Bitter Iced"), ("rum", "Pear Umami"),
    ("salad", "Versal Ada"), ("oldf", "Old Fashioned"), ("ice", "I Celebrate"),
    ("tonicgin", "Gin Tonic"), ("oldashioned", "Old Fashioned"), ("dfashioned", "Old Fashioned"),
    // Umlauts spelled out by accident.
    ("rue", "Grüne Sauce"), ("blue", "Blüte"), ("due", "Düne"), ("hue", "Hühnersuppe"),
    ("oe", "Hörnchen"), ("muesli", "Musli"), ("blüte", "Blue Lagoon"), ("queue", "Quüx"),
    ("koenig", "Konig"), ("doener", "Donner"), ("kaese", "Kasse"),
    // Transliteration across scripts.
    ("qhwt", "قهوة"), ("a", "أرز"), ("sushi", "すし"), ("borscht", "Борщ"), ("b", "ב"),
    ("moussaka", "Μουσακάς"), ("kimchi", "김치"), ("c", "с"), ("o", "ο"), ("gin", "ジン"),
    // Letters that look alike or differ by more than a mark.
    ("o", "0"), ("l", "1"), ("1", "l"), ("s", "z"), ("v", "w"),
    ("чай", "чои"), ("هو", "حو"), ("ت", "ط"), ("س", "ص"), ("ב", "כ"),
    ("पे", "प"), ("दल", "दाल"), ("ไก", "ใก"), ("ลา", "ปล"), ("か", "た"), ("つ", "て"),
    ("豆", "荳"), ("강", "가"), ("é", "a"),
    // Digits and terms that must all be there.
    ("12", "1 + 2 Kibbeh, 3"), ("٣", "Kibbeh (6 Pieces)"), ("33", "3 Pieces"), ("50%", "50 g"),
    ("gin rum", "Gin Tonic"), ("tom-yam", "Tom Yum"), ("planter’x", "Planter's Punch"),
    ("planter is", "Planter's Punch"), ("x", ""), ("#2", "№ 1"),
    ("<b>xyzzy", "Buttermilk Pancakes"),
    ("shepherd’s’pies", "Shepherd's Pie"),
  ]
}
