// The names of the icons in icons.json; written by Tools/Icons/make_icons.py.
extension Symbols {
  static let names = Set(
    """
    0.circle 0.circle.fill 0.square 0.square.fill 1.circle 1.circle.fill 1.square 1.square.fill
    10.circle 10.circle.fill 10.square 10.square.fill 11.circle 11.circle.fill 11.square
    11.square.fill 12.circle 12.circle.fill 12.square 12.square.fill 13.circle 13.circle.fill
    13.square 13.square.fill 14.circle 14.circle.fill 14.square 14.square.fill 15.circle
    15.circle.fill 15.square 15.square.fill 16.circle 16.circle.fill 16.square 16.square.fill
    17.circle 17.circle.fill 17.square 17.square.fill 18.circle 18.circle.fill 18.square
    18.square.fill 19.circle 19.circle.fill 19.square 19.square.fill 2.circle 2.circle.fill
    2.square 2.square.fill 20.circle 20.circle.fill 20.square 20.square.fill 21.circle
    21.circle.fill 21.square 21.square.fill 22.circle 22.circle.fill 22.square 22.square.fill
    23.circle 23.circle.fill 23.square 23.square.fill 24.circle 24.circle.fill 24.square
    24.square.fill 25.circle 25.circle.fill 25.square 25.square.fill 26.circle 26.circle.fill
    26.square 26.square.fill 27.circle 27.circle.fill 27.square 27.square.fill 28.circle
    28.circle.fill 28.square 28.square.fill 29.circle 29.circle.fill 29.square 29.square.fill
    3.circle 3.circle.fill 3.square 3.square.fill 30.circle 30.circle.fill 30.square
    30.square.fill 31.circle 31.circle.fill 31.square 31.square.fill 32.circle 32.circle.fill
    32.square 32.square.fill 33.circle 33.circle.fill 33.square 33.square.fill 34.circle
    34.circle.fill 34.square 34.square.fill 35.circle 35.circle.fill 35.square 35.square.fill
    36.circle 36.circle.fill 36.square 36.square.fill 37.circle 37.circle.fill 37.square
    37.square.fill 38.circle 38.circle.fill 38.square 38.square.fill 39.circle 39.circle.fill
    39.square 39.square.fill 4.circle 4.circle.fill 4.square 4.square.fill 40.circle
    40.circle.fill 40.square 40.square.fill 41.circle 41.circle.fill 41.square 41.square.fill
    42.circle 42.circle.fill 42.square 42.square.fill 43.circle 43.circle.fill 43.square
    43.square.fill 44.circle 44.circle.fill 44.square 44.square.fill 45.circle 45.circle.fill
    45.square 45.square.fill 46.circle 46.circle.fill 46.square 46.square.fill 47.circle
    47.circle.fill 47.square 47.square.fill 48.circle 48.circle.fill 48.square 48.square.fill
    49.circle 49.circle.fill 49.square 49.square.fill 5.circle 5.circle.fill 5.square
    5.square.fill 50.circle 50.circle.fill 50.square 50.square.fill 6.circle 6.circle.fill
    6.square 6.square.fill 7.circle 7.circle.fill 7.square 7.square.fill 8.circle 8.circle.fill
    8.square 8.square.fill 9.circle 9.circle.fill 9.square 9.square.fill a.circle a.circle.fill
    a.square a.square.fill accessibility airplane airplane.arrival airplane.circle
    airplane.circle.fill airplane.departure airpods alarm alarm.fill ant ant.fill
    antenna.radiowaves.left.and.right apple.logo applewatch archivebox archivebox.fill
    arrow.2.squarepath arrow.backward arrow.clockwise arrow.clockwise.circle
    arrow.clockwise.circle.fill arrow.counterclockwise arrow.counterclockwise.circle
    arrow.counterclockwise.circle.fill arrow.down arrow.down.circle arrow.down.circle.fill
    arrow.down.doc arrow.down.doc.fill arrow.down.forward arrow.down.left arrow.down.right
    arrow.down.right.and.arrow.up.left arrow.down.square arrow.down.square.fill arrow.down.to.line
    arrow.forward arrow.left arrow.left.and.right arrow.left.arrow.right arrow.left.circle
    arrow.left.circle.fill arrow.left.right arrow.left.square arrow.left.square.fill
    arrow.left.to.line arrow.right arrow.right.arrow.left arrow.right.circle
    arrow.right.circle.fill arrow.right.square arrow.right.square.fill arrow.right.to.line
    arrow.triangle.2.circlepath arrow.triangle.2.circlepath.circle
    arrow.triangle.2.circlepath.circle.fill arrow.triangle.branch arrow.triangle.swap
    arrow.turn.down.right arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down
    arrow.up.and.down.and.arrow.left.and.right arrow.up.arrow.down arrow.up.arrow.down.circle
    arrow.up.arrow.down.circle.fill arrow.up.backward arrow.up.circle arrow.up.circle.fill
    arrow.up.doc arrow.up.doc.fill arrow.up.forward arrow.up.forward.app arrow.up.forward.square
    arrow.up.left arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.circle
    arrow.up.right.circle.fill arrow.up.right.square arrow.up.right.square.fill arrow.up.square
    arrow.up.square.fill arrow.up.to.line arrow.uturn.backward arrow.uturn.forward
    arrow.uturn.left arrow.uturn.right arrowshape.turn.up.left arrowshape.turn.up.left.fill
    arrowshape.turn.up.right arrowshape.turn.up.right.fill arrowshape.up arrowshape.up.fill
    arrowtriangle.backward arrowtriangle.backward.fill arrowtriangle.down arrowtriangle.down.fill
    arrowtriangle.forward arrowtriangle.forward.fill arrowtriangle.left arrowtriangle.left.fill
    arrowtriangle.right arrowtriangle.right.fill arrowtriangle.up arrowtriangle.up.fill asterisk
    asterisk.circle asterisk.circle.fill at at.circle at.circle.fill b.circle b.circle.fill
    b.square b.square.fill backward backward.circle backward.circle.fill backward.end
    backward.end.fill backward.fill bag bag.badge.plus bag.circle bag.circle.fill bag.fill balloon
    balloon.2 balloon.2.fill balloon.fill bandage bandage.fill banknote banknote.fill barcode
    barcode.fill barcode.viewfinder barometer basket basket.fill battery.0 battery.100
    battery.100.bolt battery.25 battery.50 battery.75 bell bell.badge bell.badge.fill bell.circle
    bell.circle.fill bell.fill bell.slash bell.slash.fill bicycle birthday.cake bitcoinsign
    bitcoinsign.circle bitcoinsign.circle.fill bold bolt bolt.car bolt.car.fill bolt.circle
    bolt.circle.fill bolt.fill bolt.horizontal bolt.horizontal.fill book book.circle
    book.circle.fill book.closed book.closed.fill book.fill book.pages book.pages.fill bookmark
    bookmark.circle bookmark.circle.fill bookmark.fill bookmark.slash bookmark.slash.fill
    books.vertical books.vertical.fill briefcase briefcase.fill bubble.left
    bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.left.fill
    bubble.middle.bottom bubble.middle.bottom.fill bubble.right bubble.right.fill building
    building.2 building.2.fill building.columns building.columns.circle building.columns.fill
    building.fill bus bus.doubledecker bus.doubledecker.fill bus.fill c.circle c.circle.fill
    c.square c.square.fill calendar calendar.badge.checkmark calendar.badge.clock
    calendar.badge.exclamationmark calendar.badge.minus calendar.badge.plus calendar.circle
    calendar.circle.fill calendar.day.timeline.left calendar.plus camera camera.circle
    camera.circle.fill camera.fill camera.macro camera.on.rectangle camera.on.rectangle.fill
    camera.viewfinder capslock capslock.fill capsule capsule.fill captions.bubble
    captions.bubble.fill car car.2 car.2.fill car.circle car.circle.fill car.fill carrot cart
    cart.badge.minus cart.badge.plus cart.circle cart.circle.fill cart.fill case case.fill
    cellularbars character character.book.closed character.book.closed.fill character.bubble
    character.cursor.ibeam chart.bar chart.bar.doc.horizontal chart.bar.doc.horizontal.fill
    chart.bar.fill chart.bar.xaxis chart.line.downtrend.xyaxis chart.line.uptrend.xyaxis chart.pie
    chart.pie.fill chart.xyaxis.line checklist checkmark checkmark.bubble checkmark.bubble.fill
    checkmark.circle checkmark.circle.badge.xmark checkmark.circle.fill checkmark.icloud
    checkmark.icloud.fill checkmark.rectangle checkmark.rectangle.fill checkmark.seal
    checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square
    checkmark.square.fill chevron.backward chevron.compact.down chevron.compact.up chevron.down
    chevron.down.circle chevron.down.circle.fill chevron.down.square chevron.down.square.fill
    chevron.forward chevron.left chevron.left.2 chevron.left.circle chevron.left.circle.fill
    chevron.left.forwardslash.chevron.right chevron.right chevron.right.2 chevron.right.circle
    chevron.right.circle.fill chevron.right.square chevron.right.square.fill chevron.up
    chevron.up.chevron.down chevron.up.circle chevron.up.circle.fill circle circle.circle
    circle.circle.fill circle.dashed circle.dotted circle.fill circle.grid.2x2
    circle.grid.2x2.fill circle.grid.3x3 circle.grid.3x3.fill circle.inset.filled
    circle.lefthalf.filled circle.righthalf.filled circle.slash clipboard clipboard.fill clock
    clock.arrow.2.circlepath clock.arrow.circlepath clock.badge.checkmark
    clock.badge.checkmark.fill clock.badge.exclamationmark clock.badge.exclamationmark.fill
    clock.circle clock.circle.fill clock.fill cloud cloud.bolt cloud.bolt.fill cloud.bolt.rain
    cloud.bolt.rain.fill cloud.circle cloud.circle.fill cloud.drizzle cloud.drizzle.fill
    cloud.fill cloud.fog cloud.fog.fill cloud.hail cloud.hail.fill cloud.heavyrain
    cloud.heavyrain.fill cloud.moon cloud.moon.bolt cloud.moon.bolt.fill cloud.moon.fill
    cloud.moon.rain cloud.moon.rain.fill cloud.rain cloud.rain.fill cloud.sleet cloud.sleet.fill
    cloud.snow cloud.snow.fill cloud.sun cloud.sun.bolt cloud.sun.bolt.fill cloud.sun.fill
    cloud.sun.rain cloud.sun.rain.fill command cpu cpu.fill creditcard creditcard.circle
    creditcard.circle.fill creditcard.fill crop cross.case cross.case.fill crown crown.fill cube
    cube.box cube.box.fill cube.fill cube.transparent cube.transparent.fill cup.and.saucer
    cup.and.saucer.circle cup.and.saucer.fill cup.straw curlybraces cursorarrow cursorarrow.rays
    d.circle d.circle.fill d.square d.square.fill decrease.indent delete.backward
    delete.backward.fill delete.left delete.left.fill delete.right delete.right.fill deskclock
    deskclock.fill desktopcomputer diamond diamond.fill dice dice.fill display divide doc
    doc.badge.gearshape doc.badge.gearshape.fill doc.badge.plus doc.circle doc.circle.fill
    doc.fill doc.on.clipboard doc.on.clipboard.fill doc.on.doc doc.on.doc.fill doc.plaintext
    doc.plaintext.fill doc.richtext doc.richtext.fill doc.text doc.text.fill doc.text.image
    doc.text.image.fill doc.text.magnifyingglass doc.zipper dock.rectangle dollarsign
    dollarsign.arrow.circlepath dollarsign.circle dollarsign.circle.fill dollarsign.square
    dollarsign.square.fill door.left.hand.closed door.left.hand.open dot.circle dot.circle.fill
    dot.radiowaves.left.and.right drop drop.circle drop.circle.fill drop.fill e.circle
    e.circle.fill e.square e.square.fill ear egg egg.fill egg.fried eject eject.fill ellipsis
    ellipsis.bubble ellipsis.bubble.fill ellipsis.circle ellipsis.circle.fill ellipsis.curlybraces
    ellipsis.message ellipsis.message.fill ellipsis.rectangle ellipsis.rectangle.fill
    ellipsis.vertical envelope envelope.badge envelope.badge.fill envelope.circle
    envelope.circle.fill envelope.fill envelope.open envelope.open.fill escape eurosign
    eurosign.circle eurosign.circle.fill exclamationmark exclamationmark.bubble
    exclamationmark.bubble.fill exclamationmark.circle exclamationmark.circle.fill
    exclamationmark.octagon exclamationmark.octagon.fill exclamationmark.shield
    exclamationmark.shield.fill exclamationmark.square exclamationmark.square.fill
    exclamationmark.triangle exclamationmark.triangle.fill externaldrive externaldrive.fill eye
    eye.circle eye.circle.fill eye.fill eye.slash eye.slash.fill eye.trianglebadge.exclamationmark
    eyedropper eyeglasses eyes f.circle f.circle.fill f.square f.square.fill face.dashed
    face.smiling face.smiling.fill face.smiling.inverse faceid figure.2.and.child.holdinghands
    figure.outdoor.cycle figure.walk film film.circle film.fill film.stack film.stack.fill
    fireworks fish flag flag.2.crossed flag.2.crossed.fill flag.checkered flag.checkered.2.crossed
    flag.circle flag.circle.fill flag.fill flame flame.circle flame.circle.fill flame.fill
    flashlight.on.fill folder folder.badge.minus folder.badge.plus folder.circle
    folder.circle.fill folder.fill fork.knife fork.knife.circle fork.knife.circle.fill forward
    forward.circle forward.circle.fill forward.end forward.end.fill forward.fill frying.pan
    fuelpump fuelpump.fill g.circle g.circle.fill g.square g.square.fill gamecontroller
    gamecontroller.fill gauge gauge.high gauge.low gauge.medium gear gear.badge gear.circle
    gear.circle.fill gearshape gearshape.2 gearshape.2.fill gearshape.circle gearshape.circle.fill
    gearshape.fill gift gift.circle gift.circle.fill gift.fill giftcard giftcard.fill globe
    globe.americas globe.americas.fill globe.asia.australia globe.asia.australia.fill
    globe.badge.chevron.backward globe.central.south.asia globe.europe.africa
    globe.europe.africa.fill gobackward gobackward.10 gobackward.15 goforward goforward.10
    goforward.15 graduationcap graduationcap.fill h.circle h.circle.fill h.square h.square.fill
    hammer hammer.circle hammer.fill hand.draw hand.draw.fill hand.point.up hand.point.up.fill
    hand.point.up.left hand.point.up.left.fill hand.raised hand.raised.fill hand.tap hand.tap.fill
    hand.thumbsdown hand.thumbsdown.circle hand.thumbsdown.circle.fill hand.thumbsdown.fill
    hand.thumbsup hand.thumbsup.circle hand.thumbsup.circle.fill hand.thumbsup.fill hand.wave
    hand.wave.fill handbag handbag.fill headphones headphones.circle headphones.circle.fill heart
    heart.circle heart.circle.fill heart.fill heart.slash heart.slash.fill heart.square
    heart.square.fill heart.text.clipboard heart.text.square heart.text.square.fill hexagon
    hexagon.fill hifispeaker hifispeaker.fill hourglass hourglass.bottomhalf.filled
    hourglass.circle hourglass.tophalf.filled house house.and.flag house.and.flag.fill
    house.circle house.circle.fill house.fill humidity humidity.fill hurricane i.circle
    i.circle.fill i.square i.square.fill icloud icloud.and.arrow.down icloud.and.arrow.down.fill
    icloud.and.arrow.up icloud.and.arrow.up.fill icloud.circle icloud.circle.fill icloud.fill
    icloud.slash icloud.slash.fill increase.indent indianrupeesign indianrupeesign.circle
    indianrupeesign.circle.fill infinity info info.bubble info.bubble.fill info.circle
    info.circle.fill info.square info.square.fill internaldrive internaldrive.fill ipad
    ipad.landscape iphone iphone.gen3 italic j.circle j.circle.fill j.square j.square.fill
    k.circle k.circle.fill k.square k.square.fill key key.fill key.fill.card key.horizontal
    key.horizontal.fill keyboard l.circle l.circle.fill l.square l.square.fill ladybug
    ladybug.circle ladybug.fill lamp.desk lamp.desk.fill lamp.table lamp.table.fill laptopcomputer
    laptopcomputer.and.iphone largecircle.fill.circle latch.2.case latch.2.case.fill leaf
    leaf.circle leaf.fill light.max light.min lightbulb lightbulb.circle lightbulb.circle.fill
    lightbulb.fill lightbulb.max lightbulb.max.fill lightbulb.slash lightbulb.slash.fill
    line.2.horizontal.decrease.circle line.3.horizontal line.3.horizontal.circle
    line.3.horizontal.circle.fill line.3.horizontal.decrease line.3.horizontal.decrease.circle
    line.3.horizontal.decrease.circle.fill line.diagonal line.horizontal.3
    line.horizontal.3.decrease line.horizontal.3.decrease.circle
    line.horizontal.3.decrease.circle.fill link link.badge.plus link.circle link.circle.fill
    list.bullet list.bullet.circle list.bullet.circle.fill list.bullet.clipboard
    list.bullet.clipboard.fill list.bullet.indent list.bullet.rectangle list.bullet.rectangle.fill
    list.bullet.rectangle.portrait list.bullet.rectangle.portrait.fill list.clipboard
    list.clipboard.fill list.dash list.number list.star livephoto location location.circle
    location.circle.fill location.fill location.north location.north.fill lock lock.circle
    lock.circle.fill lock.fill lock.open lock.open.fill lock.rotation lock.shield lock.shield.fill
    lock.square lock.square.fill lungs lungs.fill m.circle m.circle.fill m.square m.square.fill
    macbook macwindow macwindow.on.rectangle magazine magazine.fill magnifyingglass
    magnifyingglass.circle magnifyingglass.circle.fill mail mail.and.text.magnifyingglass
    mail.fill mail.stack mail.stack.fill map map.circle map.circle.fill map.fill mappin
    mappin.and.ellipse mappin.circle mappin.circle.fill mappin.square mappin.square.fill medal
    medal.fill memorychip memorychip.fill menubar.rectangle menucard menucard.fill message
    message.circle message.circle.fill message.fill mic mic.circle mic.circle.fill mic.fill
    mic.slash mic.slash.fill minus minus.circle minus.circle.fill minus.forwardslash.plus
    minus.magnifyingglass minus.square minus.square.fill moon moon.circle moon.circle.fill
    moon.fill moon.stars moon.stars.fill moon.zzz moon.zzz.fill mug mug.fill multiply
    multiply.circle multiply.circle.fill music.mic music.note music.note.list music.quarternote.3
    n.circle n.circle.fill n.square n.square.fill network newspaper newspaper.circle
    newspaper.fill nosign note note.text note.text.badge.plus number number.circle
    number.circle.fill number.square number.square.fill o.circle o.circle.fill o.square
    o.square.fill octagon octagon.fill opticaldisc opticaldisc.fill option oven p.circle
    p.circle.fill p.square p.square.fill paintbrush paintbrush.fill paintbrush.pointed
    paintbrush.pointed.fill paintpalette paintpalette.fill paperclip paperplane paperplane.circle
    paperplane.circle.fill paperplane.fill party.popper party.popper.fill pause pause.circle
    pause.circle.fill pause.fill pawprint pawprint.fill pc pencil pencil.and.outline pencil.circle
    pencil.circle.fill pencil.line pencil.tip pencil.tip.crop.circle pentagon pentagon.fill people
    people.fill percent percent.circle person person.2 person.2.circle person.2.circle.fill
    person.2.fill person.2.wave.2 person.3 person.3.fill person.badge.minus person.badge.plus
    person.circle person.circle.fill person.crop.artframe person.crop.circle
    person.crop.circle.badge.checkmark person.crop.circle.badge.exclamationmark
    person.crop.circle.badge.exclamationmark.fill person.crop.circle.badge.minus
    person.crop.circle.badge.plus person.crop.circle.badge.questionmark
    person.crop.circle.badge.xmark person.crop.circle.dashed person.crop.circle.fill
    person.crop.rectangle person.crop.square person.crop.square.fill person.fill
    person.fill.badge.plus person.fill.checkmark person.fill.questionmark person.fill.xmark
    person.line.dotted.person person.text.rectangle phone phone.arrow.up.right
    phone.arrow.up.right.fill phone.badge.plus phone.circle phone.circle.fill phone.down
    phone.down.fill phone.fill photo photo.artframe photo.badge.plus photo.circle
    photo.circle.fill photo.fill photo.fill.on.rectangle.fill photo.on.rectangle
    photo.on.rectangle.angled photo.on.rectangle.fill photo.stack pills pills.circle pills.fill
    pin pin.circle pin.circle.fill pin.fill platter.2.filled.iphone play play.circle
    play.circle.fill play.fill play.rectangle play.rectangle.fill playpause playpause.fill plus
    plus.app plus.app.fill plus.bubble plus.bubble.fill plus.circle plus.circle.fill
    plus.forwardslash.minus plus.magnifyingglass plus.square plus.square.fill
    plus.square.on.square plus.square.on.square.fill plusminus power power.circle
    power.circle.fill powerplug powerplug.fill printer printer.fill puzzlepiece
    puzzlepiece.extension puzzlepiece.extension.fill puzzlepiece.fill q.circle q.circle.fill
    q.square q.square.fill qrcode qrcode.viewfinder questionmark questionmark.app
    questionmark.app.fill questionmark.bubble questionmark.bubble.fill questionmark.circle
    questionmark.circle.fill questionmark.diamond questionmark.diamond.fill questionmark.folder
    questionmark.folder.fill questionmark.square questionmark.square.dashed
    questionmark.square.fill quote.bubble quote.bubble.fill quote.closing quote.opening r.circle
    r.circle.fill r.square r.square.fill radio radio.fill rainbow record.circle record.circle.fill
    rectangle rectangle.3.group rectangle.3.group.fill
    rectangle.and.arrow.up.right.and.arrow.down.left rectangle.and.pencil.and.ellipsis
    rectangle.fill rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2
    rectangle.grid.2x2.fill rectangle.on.rectangle rectangle.on.rectangle.fill rectangle.portrait
    rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
    rectangle.portrait.fill rectangle.righthalf.inset.filled.arrow.right rectangle.split.2x1
    rectangle.split.2x1.fill rectangle.split.3x1 rectangle.split.3x1.fill rectangle.stack
    rectangle.stack.badge.plus rectangle.stack.fill refrigerator repeat repeat.1 repeat.circle
    repeat.circle.badge repeat.circle.fill return rhombus rhombus.fill rosette ruler ruler.fill
    s.circle s.circle.fill s.square s.square.fill safari safari.circle safari.fill scissors
    scooter screwdriver screwdriver.fill scribble scribble.variable seal seal.fill server.rack
    server.rack.fill shield shield.fill shift shift.fill shippingbox shippingbox.circle
    shippingbox.fill shuffle shuffle.circle shuffle.circle.fill sidebar.leading sidebar.left
    sidebar.right sidebar.squares.left sidebar.trailing signpost.right signpost.right.fill simcard
    simcard.fill slash.circle slider.horizontal.3 slider.horizontal.below.rectangle
    slider.vertical.3 sliders smallcircle.filled.circle smallcircle.filled.circle.fill smoke
    smoke.fill snowflake sparkle sparkle.magnifyingglass sparkles sparkles.rectangle.stack speaker
    speaker.fill speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.1.fill
    speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speedometer square
    square.3.layers.3d square.and.arrow.down square.and.arrow.down.fill
    square.and.arrow.down.on.square square.and.arrow.up square.and.arrow.up.circle
    square.and.arrow.up.circle.fill square.and.arrow.up.fill square.and.arrow.up.on.square
    square.and.pencil square.and.pencil.circle square.circle square.dashed square.fill
    square.fill.on.square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x3
    square.grid.3x3.fill square.grid.4x3.fill square.on.circle square.on.square square.split.2x1
    square.split.2x1.fill square.stack square.stack.3d.down.right square.stack.3d.down.right.fill
    square.stack.3d.up square.stack.3d.up.fill square.stack.fill star star.circle star.circle.fill
    star.fill star.half star.leadinghalf.filled star.square star.square.fill sterlingsign
    sterlingsign.circle sterlingsign.circle.fill stethoscope stop stop.circle stop.circle.fill
    stop.fill stopwatch stopwatch.fill storefront storefront.fill strikethrough suit.club
    suit.club.fill suit.diamond suit.diamond.fill suit.heart suit.heart.fill suit.spade
    suit.spade.fill suitcase suitcase.fill sun.dust sun.dust.fill sun.haze sun.haze.fill sun.max
    sun.max.circle sun.max.circle.fill sun.max.fill sun.min sun.min.fill sunglasses
    sunglasses.fill sunrise sunrise.fill sunset sunset.fill switch.2 t.circle t.circle.fill
    t.square t.square.fill tag tag.circle tag.circle.fill tag.fill tag.slash tags
    takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill target terminal
    text.aligncenter text.alignleft text.alignright text.append text.badge.checkmark
    text.badge.plus text.book.closed text.book.closed.fill text.bubble text.bubble.fill
    text.justify text.magnifyingglass text.quote text.quote.rtl text.viewfinder textformat
    textformat.123 textformat.abc textformat.size theatermasks theatermasks.circle
    theatermasks.fill thermometer thermometer.high thermometer.low thermometer.medium
    thermometer.snowflake thermometer.sun thermometer.sun.fill ticket ticket.fill timer
    timer.circle timer.circle.fill tornado touchid train.side.front.car tram tram.fill trash
    trash.circle trash.circle.fill trash.fill tray tray.2 tray.2.fill tray.and.arrow.down
    tray.and.arrow.down.fill tray.and.arrow.up tray.and.arrow.up.fill tray.fill tray.full
    tray.full.fill tree tree.fill triangle triangle.fill trophy trophy.circle trophy.circle.fill
    trophy.fill truck.box truck.box.fill tv tv.circle tv.circle.fill tv.fill u.circle
    u.circle.fill u.square u.square.fill umbrella umbrella.fill underline v.circle v.circle.fill
    v.square v.square.fill video video.circle video.circle.fill video.fill video.slash
    video.slash.fill viewfinder w.circle w.circle.fill w.square w.square.fill wallet.pass
    wallet.pass.fill wand.and.rays wand.and.sparkles wand.and.stars wand.and.stars.inverse
    water.waves waterbottle waveform waveform.badge.plus waveform.circle waveform.circle.fill
    waveform.path waveform.path.ecg wifi wifi.circle wifi.circle.fill wifi.exclamationmark
    wifi.router wifi.router.fill wifi.slash wind wind.snow wineglass wineglass.fill wrench
    wrench.adjustable wrench.adjustable.fill wrench.and.screwdriver wrench.fill x.circle
    x.circle.fill x.square x.square.fill xmark xmark.bin xmark.bin.fill xmark.circle
    xmark.circle.fill xmark.octagon xmark.octagon.fill xmark.shield xmark.shield.fill xmark.square
    xmark.square.fill y.circle y.circle.fill y.square y.square.fill yensign yensign.circle
    yensign.circle.fill z.circle z.circle.fill z.square z.square.fill
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
