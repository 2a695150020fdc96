// The names of the icons in icons.json; written by Tools/Icons/make_icons.py.
extension Symbols {
  static let names = Set(
    """
    airplane alarm alarm.fill ant antenna.radiowaves.left.and.right archivebox archivebox.fill
    arrow.2.squarepath arrow.backward arrow.clockwise arrow.counterclockwise arrow.down
    arrow.down.circle arrow.down.circle.fill arrow.forward arrow.left arrow.left.circle
    arrow.left.circle.fill arrow.left.right arrow.right arrow.right.circle arrow.right.circle.fill
    arrow.triangle.2.circlepath arrow.turn.up.left arrow.up arrow.up.arrow.down arrow.up.circle
    arrow.up.circle.fill arrow.up.forward arrow.up.forward.app arrow.up.forward.square
    arrow.up.right arrow.up.right.square arrow.up.right.square.fill arrowshape.turn.up.left
    arrowshape.turn.up.left.fill at backward backward.fill bag bag.badge.plus bag.fill banknote
    barcode basket basket.fill bell bell.fill bell.slash bell.slash.fill bicycle birthday.cake
    bold bolt bolt.fill book book.closed book.closed.fill book.fill bookmark bookmark.fill
    books.vertical bubble.left bubble.left.and.bubble.right bubble.left.fill bubble.right
    bubble.right.fill building.2 building.2.fill building.columns bus calendar
    calendar.badge.clock calendar.plus camera camera.fill capsule capsule.fill car car.fill carrot
    cart cart.badge.minus cart.badge.plus cart.fill character character.bubble chart.bar
    chart.bar.fill chart.line.uptrend.xyaxis chart.pie chart.pie.fill checklist checkmark
    checkmark.circle checkmark.circle.fill checkmark.seal checkmark.seal.fill checkmark.shield
    checkmark.shield.fill checkmark.square checkmark.square.fill chevron.backward
    chevron.compact.down chevron.compact.up chevron.down chevron.forward chevron.left
    chevron.left.forwardslash.chevron.right chevron.right chevron.up chevron.up.chevron.down
    circle circle.fill circle.lefthalf.filled clock clock.arrow.circlepath clock.fill cloud
    cloud.fill cloud.rain cloud.rain.fill cpu creditcard creditcard.fill cross.case crown
    cup.and.saucer cup.and.saucer.fill cup.straw curlybraces desktopcomputer diamond diamond.fill
    dice dice.fill doc doc.fill doc.on.clipboard doc.on.doc doc.text doc.text.fill dollarsign drop
    drop.fill egg egg.fill egg.fried ellipsis ellipsis.circle ellipsis.vertical envelope
    envelope.fill envelope.open envelope.open.fill eurosign exclamationmark exclamationmark.circle
    exclamationmark.circle.fill exclamationmark.octagon exclamationmark.octagon.fill
    exclamationmark.triangle exclamationmark.triangle.fill externaldrive eye eye.fill eye.slash
    eye.slash.fill eyeglasses face.dashed face.smiling face.smiling.inverse figure.walk film
    film.fill fish flag flag.checkered flag.fill flame flame.fill folder folder.fill fork.knife
    fork.knife.circle forward forward.fill frying.pan gamecontroller gamecontroller.fill gauge
    gear gearshape gearshape.2 gearshape.fill gift gift.fill globe globe.americas
    globe.europe.africa hammer hammer.fill hand.raised hand.tap hand.thumbsdown
    hand.thumbsdown.fill hand.thumbsup hand.thumbsup.fill headphones heart heart.circle heart.fill
    heart.slash heart.slash.fill hexagon hexagon.fill hourglass hourglass.bottomhalf.filled
    hourglass.tophalf.filled house house.fill icloud icloud.fill icloud.slash icloud.slash.fill
    info info.circle info.circle.fill internaldrive ipad iphone italic key key.fill keyboard
    ladybug ladybug.fill laptopcomputer leaf leaf.fill lightbulb lightbulb.fill line.3.horizontal
    line.3.horizontal.decrease line.3.horizontal.decrease.circle
    line.3.horizontal.decrease.circle.fill link list.bullet list.clipboard list.clipboard.fill
    list.dash list.number location location.fill lock lock.fill lock.open lock.open.fill
    magnifyingglass map map.fill mappin mappin.and.ellipse mappin.circle medal memorychip menucard
    menucard.fill mic mic.fill minus minus.circle minus.circle.fill minus.magnifyingglass
    minus.square minus.square.fill moon moon.fill moon.stars moon.stars.fill mug mug.fill
    music.note network newspaper nosign number oven paintpalette paintpalette.fill paperclip
    paperplane paperplane.fill pause pause.circle pause.circle.fill pause.fill pawprint pencil
    people people.fill percent person person.2 person.2.fill person.3 person.3.fill
    person.badge.plus person.circle person.crop.circle person.crop.circle.badge.plus
    person.crop.circle.badge.questionmark person.crop.circle.badge.xmark person.crop.circle.fill
    person.crop.rectangle person.crop.square person.fill person.text.rectangle phone phone.fill
    photo photo.fill photo.on.rectangle photo.on.rectangle.angled photo.stack pills pin pin.fill
    play play.circle play.circle.fill play.fill play.rectangle play.rectangle.fill plus
    plus.circle plus.circle.fill plus.magnifyingglass plus.square plus.square.fill power printer
    printer.fill puzzlepiece puzzlepiece.fill qrcode questionmark questionmark.circle
    questionmark.circle.fill questionmark.diamond questionmark.diamond.fill quote.bubble
    quote.bubble.fill quote.opening rectangle rectangle.fill rectangle.grid.1x2
    rectangle.grid.1x2.fill rectangle.portrait.and.arrow.right refrigerator repeat rosette safari
    safari.fill scissors seal seal.fill server.rack shield shield.fill shippingbox
    shippingbox.fill shuffle sidebar.leading sidebar.left sidebar.right slash.circle
    slider.horizontal.3 sliders snowflake sparkle sparkles speaker.slash speaker.slash.fill
    speaker.wave.2 speaker.wave.2.fill square square.and.arrow.down square.and.arrow.up
    square.and.pencil square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x3
    square.grid.3x3.fill square.stack square.stack.3d.up square.stack.fill star star.fill
    star.half star.leadinghalf.filled sterlingsign stethoscope stop stop.fill stopwatch
    stopwatch.fill storefront sun.max sun.max.fill sunrise sunrise.fill tag tag.fill tag.slash
    tags takeoutbag.and.cup.and.straw terminal text.aligncenter text.alignleft text.book.closed
    text.book.closed.fill text.bubble text.bubble.fill text.justify text.quote textformat
    textformat.size theatermasks thermometer thermometer.medium ticket ticket.fill timer tram
    trash trash.fill tray tray.fill tree tree.fill triangle triangle.fill trophy trophy.fill tv
    tv.fill umbrella umbrella.fill video video.fill wand.and.stars waterbottle wifi
    wifi.exclamationmark wifi.slash wineglass wineglass.fill wrench wrench.and.screwdriver
    wrench.fill xmark xmark.circle xmark.circle.fill xmark.octagon xmark.octagon.fill xmark.square
    xmark.square.fill
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
