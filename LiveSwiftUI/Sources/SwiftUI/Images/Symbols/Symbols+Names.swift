// Data: the names of the icons in icons.json; written by Tools/Icons/make_icons.py.
extension Symbols {
  static let names = Set(
    """
    0.circle 0.circle.fill 0.square 0.square.fill 1.circle 1.circle.fill 1.magnifyingglass
    1.square 1.square.fill 10.circle 10.circle.fill 10.square 10.square.fill 11.circle
    11.circle.fill 11.square 11.square.fill 12.circle 12.circle.fill 12.square 12.square.fill
    13.circle 13.circle.fill 13.square 13.square.fill 14.circle 14.circle.fill 14.square
    14.square.fill 15.circle 15.circle.fill 15.square 15.square.fill 16.circle 16.circle.fill
    16.square 16.square.fill 17.circle 17.circle.fill 17.square 17.square.fill 18.circle
    18.circle.fill 18.square 18.square.fill 19.circle 19.circle.fill 19.square 19.square.fill
    2.circle 2.circle.fill 2.square 2.square.fill 20.circle 20.circle.fill 20.square
    20.square.fill 21.circle 21.circle.fill 21.square 21.square.fill 22.circle 22.circle.fill
    22.square 22.square.fill 23.circle 23.circle.fill 23.square 23.square.fill 24.circle
    24.circle.fill 24.square 24.square.fill 25.circle 25.circle.fill 25.square 25.square.fill
    26.circle 26.circle.fill 26.square 26.square.fill 27.circle 27.circle.fill 27.square
    27.square.fill 28.circle 28.circle.fill 28.square 28.square.fill 29.circle 29.circle.fill
    29.square 29.square.fill 3.circle 3.circle.fill 3.square 3.square.fill 30.circle
    30.circle.fill 30.square 30.square.fill 31.circle 31.circle.fill 31.square 31.square.fill
    32.circle 32.circle.fill 32.square 32.square.fill 33.circle 33.circle.fill 33.square
    33.square.fill 34.circle 34.circle.fill 34.square 34.square.fill 35.circle 35.circle.fill
    35.square 35.square.fill 36.circle 36.circle.fill 36.square 36.square.fill 37.circle
    37.circle.fill 37.square 37.square.fill 38.circle 38.circle.fill 38.square 38.square.fill
    39.circle 39.circle.fill 39.square 39.square.fill 4.circle 4.circle.fill 4.square
    4.square.fill 40.circle 40.circle.fill 40.square 40.square.fill 41.circle 41.circle.fill
    41.square 41.square.fill 42.circle 42.circle.fill 42.square 42.square.fill 43.circle
    43.circle.fill 43.square 43.square.fill 44.circle 44.circle.fill 44.square 44.square.fill
    45.circle 45.circle.fill 45.square 45.square.fill 46.circle 46.circle.fill 46.square
    46.square.fill 47.circle 47.circle.fill 47.square 47.square.fill 48.circle 48.circle.fill
    48.square 48.square.fill 49.circle 49.circle.fill 49.square 49.square.fill 5.circle
    5.circle.fill 5.square 5.square.fill 50.circle 50.circle.fill 50.square 50.square.fill
    6.circle 6.circle.fill 6.square 6.square.fill 7.circle 7.circle.fill 7.square 7.square.fill
    8.circle 8.circle.fill 8.square 8.square.fill 9.circle 9.circle.fill 9.square 9.square.fill
    a.circle a.circle.fill a.magnify a.square a.square.fill abc accessibility airplane
    airplane.arrival airplane.circle airplane.circle.fill airplane.departure airplane.slash
    airplay.audio airplay.video airplayaudio airplayvideo airpods airpodsmax airpodspro alarm
    alarm.badge.plus alarm.circle alarm.circle.fill alarm.fill ant ant.circle ant.circle.fill
    ant.fill antenna.radiowaves.left.and.right app.badge apple.logo appletv appletv.fill
    applewatch applewatch.circle applewatch.circle.fill applewatch.watchface arcade.stick
    archivebox archivebox.circle archivebox.circle.fill archivebox.fill arrow.2.squarepath
    arrow.backward arrow.backward.circle arrow.backward.circle.fill arrow.backward.square
    arrow.backward.square.fill arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill
    arrow.counterclockwise arrow.counterclockwise.circle arrow.counterclockwise.circle.fill
    arrow.down arrow.down.circle arrow.down.circle.fill arrow.down.doc arrow.down.doc.fill
    arrow.down.forward arrow.down.left arrow.down.left.circle arrow.down.left.circle.fill
    arrow.down.right arrow.down.right.and.arrow.up.left arrow.down.right.circle
    arrow.down.right.circle.fill arrow.down.square arrow.down.square.fill arrow.down.to.line
    arrow.forward arrow.forward.circle arrow.forward.circle.fill arrow.forward.square
    arrow.forward.square.fill arrow.left arrow.left.and.right arrow.left.and.right.circle
    arrow.left.and.right.circle.fill arrow.left.arrow.right arrow.left.arrow.right.circle
    arrow.left.arrow.right.circle.fill arrow.left.arrow.right.square
    arrow.left.arrow.right.square.fill arrow.left.circle arrow.left.circle.fill arrow.left.right
    arrow.left.square arrow.left.square.fill arrow.left.to.line arrow.rectanglepath arrow.right
    arrow.right.arrow.left arrow.right.circle arrow.right.circle.fill arrow.right.square
    arrow.right.square.fill arrow.right.to.line arrow.triangle.2.circlepath
    arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill
    arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.circle.fill
    arrow.triangle.branch arrow.triangle.merge arrow.triangle.pull arrow.triangle.swap
    arrow.triangle.turn.up.right.circle arrow.triangle.turn.up.right.circle.fill
    arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill
    arrow.trianglehead.2.clockwise arrow.trianglehead.2.clockwise.rotate.90
    arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise arrow.turn.down.left
    arrow.turn.down.right arrow.turn.up.forward arrow.turn.up.left arrow.turn.up.right arrow.up
    arrow.up.and.down arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.circle
    arrow.up.and.down.circle.fill arrow.up.arrow.down arrow.up.arrow.down.circle
    arrow.up.arrow.down.circle.fill arrow.up.backward arrow.up.backward.circle
    arrow.up.backward.circle.fill arrow.up.circle arrow.up.circle.fill arrow.up.doc
    arrow.up.doc.fill arrow.up.forward arrow.up.forward.app arrow.up.forward.square arrow.up.heart
    arrow.up.left arrow.up.left.and.arrow.down.right arrow.up.left.circle
    arrow.up.left.circle.fill arrow.up.right arrow.up.right.circle arrow.up.right.circle.fill
    arrow.up.right.square arrow.up.right.square.fill arrow.up.square arrow.up.square.fill
    arrow.up.to.line arrow.uturn.backward arrow.uturn.backward.circle
    arrow.uturn.backward.circle.fill arrow.uturn.forward arrow.uturn.forward.circle
    arrow.uturn.forward.circle.fill arrow.uturn.left arrow.uturn.left.circle
    arrow.uturn.left.circle.fill arrow.uturn.right arrow.uturn.right.circle
    arrow.uturn.right.circle.fill arrowshape.down arrowshape.down.fill arrowshape.left
    arrowshape.left.fill arrowshape.right arrowshape.right.fill arrowshape.turn.up.backward
    arrowshape.turn.up.backward.fill arrowshape.turn.up.left arrowshape.turn.up.left.fill
    arrowshape.turn.up.right arrowshape.turn.up.right.fill arrowshape.up arrowshape.up.fill
    arrowtriangle.backward arrowtriangle.backward.fill arrowtriangle.down arrowtriangle.down.fill
    arrowtriangle.forward arrowtriangle.forward.fill arrowtriangle.left arrowtriangle.left.fill
    arrowtriangle.right arrowtriangle.right.fill arrowtriangle.up arrowtriangle.up.fill
    aspectratio asterisk asterisk.circle asterisk.circle.fill at at.circle at.circle.fill atom
    atom.circle atom.circle.fill b.circle b.circle.fill b.square b.square.fill backpack
    backpack.fill backward backward.circle backward.circle.fill backward.end backward.end.fill
    backward.fill bag bag.badge.minus bag.badge.plus bag.badge.questionmark bag.circle
    bag.circle.fill bag.fill bag.fill.badge.minus bag.fill.badge.plus balloon balloon.2
    balloon.2.fill balloon.fill bandage bandage.circle bandage.circle.fill bandage.fill banknote
    banknote.circle banknote.circle.fill banknote.fill barcode barcode.fill barcode.viewfinder
    barometer baseball baseball.fill basket basket.circle basket.circle.fill basket.fill
    basketball basketball.circle basketball.circle.fill basketball.fill bathtub bathtub.fill
    battery.0 battery.0percent battery.100 battery.100.bolt battery.100percent
    battery.100percent.bolt battery.25 battery.25percent battery.50 battery.50percent battery.75
    battery.75percent beach.umbrella beach.umbrella.fill bed.double bed.double.circle
    bed.double.circle.fill bed.double.fill bell bell.and.waves.left.and.right bell.badge
    bell.badge.fill bell.badge.plus bell.badge.waveform bell.circle bell.circle.fill bell.fill
    bell.slash bell.slash.fill bell.square bell.square.fill bicycle bicycle.circle
    bicycle.circle.fill binoculars binoculars.fill bird bird.circle bird.circle.fill bird.fill
    birthday.cake birthday.cake.fill bitcoinsign bitcoinsign.circle bitcoinsign.circle.fill bold
    bolt bolt.badge.a bolt.car bolt.car.fill bolt.circle bolt.circle.fill bolt.fill bolt.heart
    bolt.heart.fill bolt.horizontal bolt.horizontal.fill bolt.slash bolt.slash.fill bolt.square
    bolt.square.fill book book.circle book.circle.fill book.closed book.closed.fill book.fill
    book.pages book.pages.fill bookmark bookmark.badge.plus bookmark.circle bookmark.circle.fill
    bookmark.fill bookmark.slash bookmark.slash.fill bookmark.square bookmark.square.fill
    books.vertical books.vertical.circle books.vertical.circle.fill books.vertical.fill brain
    brain.head.profile brazilianrealsign brazilianrealsign.circle brazilianrealsign.circle.fill
    briefcase briefcase.circle briefcase.circle.badge briefcase.circle.fill briefcase.fill bubble
    bubble.fill bubble.left bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
    bubble.left.and.text.bubble.right bubble.left.circle bubble.left.circle.fill bubble.left.fill
    bubble.middle.bottom bubble.middle.bottom.fill bubble.middle.top bubble.middle.top.fill
    bubble.right bubble.right.circle bubble.right.circle.fill bubble.right.fill building
    building.2 building.2.crop.circle building.2.crop.circle.fill building.2.fill building.columns
    building.columns.circle building.columns.circle.fill building.columns.fill building.fill burst
    burst.fill bus bus.circle bus.circle.fill bus.doubledecker bus.doubledecker.fill bus.fill
    c.circle c.circle.fill c.square c.square.fill calendar calendar.badge.checkmark
    calendar.badge.clock calendar.badge.exclamationmark calendar.badge.minus calendar.badge.plus
    calendar.badge.xmark calendar.circle calendar.circle.fill calendar.day.timeline.left
    calendar.plus camera camera.badge.ellipsis camera.circle camera.circle.fill camera.fill
    camera.filters camera.macro camera.on.rectangle camera.on.rectangle.fill camera.rotate
    camera.rotate.fill camera.slash camera.slash.fill camera.square camera.square.fill
    camera.viewfinder capslock capslock.fill capsule capsule.fill capsule.lefthalf.filled
    captions.bubble captions.bubble.fill car car.2 car.2.fill car.circle car.circle.fill car.fill
    car.rear car.side car.side.fill car.slash car.square car.square.fill carrot carrot.fill cart
    cart.badge.minus cart.badge.plus cart.circle cart.circle.fill cart.fill cart.fill.badge.minus
    cart.fill.badge.plus cart.slash cart.slash.fill case case.fill cat cat.circle cat.circle.fill
    cellularbars centsign centsign.circle centsign.circle.fill chair chair.lounge character
    character.book.closed character.book.closed.fill character.bubble character.cursor.ibeam
    character.textbox chart.bar chart.bar.circle chart.bar.circle.fill chart.bar.doc.horizontal
    chart.bar.doc.horizontal.fill chart.bar.fill chart.bar.xaxis chart.bar.xaxis.ascending
    chart.dots.scatter chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis
    chart.line.uptrend.xyaxis chart.line.uptrend.xyaxis.circle
    chart.line.uptrend.xyaxis.circle.fill chart.pie chart.pie.circle chart.pie.circle.fill
    chart.pie.fill chart.xyaxis.line checklist checklist.checked checklist.unchecked checkmark
    checkmark.bubble checkmark.bubble.fill checkmark.circle checkmark.circle.badge.xmark
    checkmark.circle.fill checkmark.diamond checkmark.diamond.fill checkmark.icloud
    checkmark.icloud.fill checkmark.message checkmark.message.fill checkmark.rectangle
    checkmark.rectangle.fill checkmark.seal checkmark.seal.fill checkmark.shield
    checkmark.shield.fill checkmark.square checkmark.square.fill chevron.backward
    chevron.backward.2 chevron.backward.circle chevron.backward.circle.fill chevron.compact.down
    chevron.compact.left chevron.compact.right chevron.compact.up chevron.down chevron.down.2
    chevron.down.circle chevron.down.circle.fill chevron.down.square chevron.down.square.fill
    chevron.forward chevron.forward.2 chevron.forward.circle chevron.forward.circle.fill
    chevron.left chevron.left.2 chevron.left.circle chevron.left.circle.fill
    chevron.left.forwardslash.chevron.right chevron.left.square chevron.left.square.fill
    chevron.left.to.line chevron.right chevron.right.2 chevron.right.circle
    chevron.right.circle.fill chevron.right.square chevron.right.square.fill chevron.right.to.line
    chevron.up chevron.up.2 chevron.up.chevron.down chevron.up.circle chevron.up.circle.fill
    chevron.up.square chevron.up.square.fill chineseyuanrenminbisign circle
    circle.bottomhalf.filled circle.circle circle.circle.fill circle.dashed circle.dotted
    circle.fill circle.grid.2x2 circle.grid.2x2.fill circle.grid.3x3 circle.grid.3x3.circle
    circle.grid.3x3.circle.fill circle.grid.3x3.fill circle.grid.cross circle.grid.cross.fill
    circle.hexagongrid circle.hexagongrid.fill circle.inset.filled circle.lefthalf.filled
    circle.righthalf.filled circle.slash circle.tophalf.filled circlebadge circlebadge.fill
    clipboard clipboard.fill clock clock.arrow.2.circlepath clock.arrow.circlepath
    clock.arrow.trianglehead.counterclockwise.rotate.90 clock.badge clock.badge.checkmark
    clock.badge.checkmark.fill clock.badge.exclamationmark clock.badge.exclamationmark.fill
    clock.badge.questionmark clock.badge.questionmark.fill clock.badge.xmark
    clock.badge.xmark.fill clock.circle clock.circle.fill clock.fill cloud cloud.bolt
    cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.circle cloud.circle.fill
    cloud.drizzle cloud.drizzle.fill cloud.fill cloud.fog cloud.fog.fill cloud.hail
    cloud.hail.fill cloud.heavyrain cloud.heavyrain.fill cloud.moon cloud.moon.bolt
    cloud.moon.bolt.fill cloud.moon.fill cloud.moon.rain cloud.moon.rain.fill cloud.rain
    cloud.rain.fill cloud.sleet cloud.sleet.fill cloud.snow cloud.snow.fill cloud.sun
    cloud.sun.bolt cloud.sun.bolt.fill cloud.sun.circle cloud.sun.circle.fill cloud.sun.fill
    cloud.sun.rain cloud.sun.rain.fill comb comb.fill command command.circle command.circle.fill
    command.square command.square.fill cone control cpu cpu.fill creditcard creditcard.and.123
    creditcard.badge.plus creditcard.circle creditcard.circle.fill creditcard.fill crop cross
    cross.case cross.case.circle cross.case.circle.fill cross.case.fill cross.circle
    cross.circle.fill cross.fill crown crown.fill cube cube.box cube.box.fill cube.fill
    cube.transparent cube.transparent.fill cup.and.saucer cup.and.saucer.circle
    cup.and.saucer.fill cup.straw curlybraces cursorarrow cursorarrow.rays cylinder d.circle
    d.circle.fill d.square d.square.fill decrease.indent degreesign.celsius degreesign.fahrenheit
    delete.backward delete.backward.fill delete.left delete.left.fill delete.right
    delete.right.fill deskclock deskclock.fill desktopcomputer dial.high dial.low diamond
    diamond.circle diamond.circle.fill diamond.fill diamond.lefthalf.filled dice dice.fill
    die.face.1 die.face.1.fill die.face.2 die.face.2.fill die.face.3 die.face.3.fill die.face.4
    die.face.4.fill die.face.5 die.face.5.fill die.face.6 die.face.6.fill dishwasher display
    display.2 display.circle display.circle.fill divide divide.circle divide.circle.fill
    divide.square divide.square.fill doc doc.append doc.badge.arrow.up doc.badge.arrow.up.fill
    doc.badge.clock doc.badge.ellipsis doc.badge.gearshape doc.badge.gearshape.fill doc.badge.plus
    doc.badge.plus.fill doc.circle doc.circle.fill doc.fill doc.fill.badge.plus doc.on.clipboard
    doc.on.clipboard.fill doc.on.doc doc.on.doc.circle doc.on.doc.circle.fill doc.on.doc.fill
    doc.plaintext doc.plaintext.fill doc.richtext doc.richtext.fill doc.text doc.text.circle
    doc.text.circle.fill doc.text.fill doc.text.image doc.text.image.fill doc.text.magnifyingglass
    doc.zipper dock.rectangle document document.badge.plus document.fill dog dog.circle
    dog.circle.fill dollarsign dollarsign.arrow.circlepath dollarsign.circle
    dollarsign.circle.fill dollarsign.square dollarsign.square.fill dongsign dongsign.circle
    dongsign.circle.fill door.left.hand.closed door.left.hand.open dot.circle dot.circle.fill
    dot.radiowaves.left.and.right dpad dpad.fill drop drop.circle drop.circle.fill drop.degreesign
    drop.fill drop.halffull drop.slash drop.slash.fill drop.triangle drop.triangle.fill dumbbell
    dumbbell.circle dumbbell.circle.fill dumbbell.fill e.circle e.circle.fill e.square
    e.square.fill ear ear.fill earpods egg egg.fill egg.fried eject eject.circle eject.circle.fill
    eject.fill ellipsis ellipsis.bubble ellipsis.bubble.fill ellipsis.circle ellipsis.circle.fill
    ellipsis.curlybraces ellipsis.message ellipsis.message.fill ellipsis.rectangle
    ellipsis.rectangle.fill ellipsis.vertical envelope envelope.badge envelope.badge.fill
    envelope.circle envelope.circle.fill envelope.fill envelope.open envelope.open.fill
    envelope.slash envelope.slash.fill envelope.square envelope.square.fill equal equal.circle
    equal.circle.fill equal.square equal.square.fill eraser eraser.fill escape eurosign
    eurosign.circle eurosign.circle.fill eurosign.square eurosign.square.fill ev.charger
    exclamationmark exclamationmark.2 exclamationmark.3 exclamationmark.bubble
    exclamationmark.bubble.fill exclamationmark.circle exclamationmark.circle.fill
    exclamationmark.icloud exclamationmark.magnifyingglass exclamationmark.octagon
    exclamationmark.octagon.fill exclamationmark.shield exclamationmark.shield.fill
    exclamationmark.square exclamationmark.square.fill exclamationmark.triangle
    exclamationmark.triangle.fill externaldrive externaldrive.badge.checkmark
    externaldrive.badge.minus externaldrive.badge.plus externaldrive.fill eye eye.circle
    eye.circle.fill eye.fill eye.slash eye.slash.fill eye.square eye.square.fill
    eye.trianglebadge.exclamationmark eyedropper eyeglasses eyes f.circle f.circle.fill f.square
    f.square.fill face.dashed face.smiling face.smiling.fill face.smiling.inverse faceid facemask
    fan ferry ferry.fill figure figure.2 figure.2.and.child.holdinghands figure.2.arms.open
    figure.american.football figure.and.child.holdinghands figure.arms.open figure.badminton
    figure.barre figure.baseball figure.basketball figure.boxing figure.child figure.climbing
    figure.cooldown figure.core.training figure.dance figure.disc.sports figure.elliptical
    figure.fall figure.flexibility figure.golf figure.gymnastics
    figure.highintensity.intervaltraining figure.hiking figure.indoor.cycle figure.jumprope
    figure.kickboxing figure.martial.arts figure.mind.and.body figure.mixed.cardio
    figure.open.water.swim figure.outdoor.cycle figure.pilates figure.play figure.pool.swim
    figure.roll figure.roll.runningpace figure.rower figure.run figure.run.circle
    figure.run.circle.fill figure.skating figure.skiing.downhill figure.soccer figure.stairs
    figure.stand figure.stand.circle figure.stand.circle.fill figure.step.training
    figure.strengthtraining.functional figure.strengthtraining.traditional figure.surfing
    figure.tennis figure.volleyball figure.walk figure.walk.circle figure.walk.circle.fill
    figure.wave figure.yoga film film.circle film.fill film.stack film.stack.fill fireplace
    fireworks fish fish.circle fish.circle.fill fish.fill flag flag.2.crossed flag.2.crossed.fill
    flag.badge.ellipsis flag.checkered flag.checkered.2.crossed flag.circle flag.circle.fill
    flag.fill flag.filled.and.flag.crossed flag.slash flag.slash.fill flag.square flag.square.fill
    flame flame.circle flame.circle.fill flame.fill flame.slash flame.slash.fill
    flashlight.on.fill flip.horizontal flip.horizontal.fill folder folder.badge.gearshape
    folder.badge.minus folder.badge.plus folder.badge.questionmark folder.circle
    folder.circle.fill folder.fill folder.fill.badge.minus folder.fill.badge.plus football
    football.circle football.circle.fill football.fill fork.knife fork.knife.circle
    fork.knife.circle.fill forward forward.circle forward.circle.fill forward.end forward.end.fill
    forward.fill francsign francsign.circle francsign.circle.fill frying.pan fuelpump
    fuelpump.circle fuelpump.circle.fill fuelpump.fill function g.circle g.circle.fill g.square
    g.square.fill gamecontroller gamecontroller.circle gamecontroller.circle.fill
    gamecontroller.fill gauge gauge.high gauge.low gauge.medium gauge.with.dots.needle.33percent
    gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent
    gauge.with.dots.needle.bottom.100percent gauge.with.dots.needle.bottom.50percent
    gauge.with.needle gauge.with.needle.fill gear gear.badge gear.badge.checkmark
    gear.badge.questionmark gear.badge.xmark gear.circle gear.circle.fill gearshape gearshape.2
    gearshape.2.fill gearshape.circle gearshape.circle.fill gearshape.fill gift gift.circle
    gift.circle.fill gift.fill gift.square gift.square.fill giftcard giftcard.fill globe
    globe.americas globe.americas.fill globe.asia.australia globe.asia.australia.fill
    globe.badge.chevron.backward globe.central.south.asia globe.central.south.asia.fill
    globe.circle globe.circle.fill globe.desk globe.europe.africa globe.europe.africa.fill
    globe.slash gobackward gobackward.10 gobackward.15 goforward goforward.10 goforward.15
    graduationcap graduationcap.circle graduationcap.circle.fill graduationcap.fill greaterthan
    greaterthan.circle greaterthan.circle.fill guitars guitars.fill h.circle h.circle.fill
    h.square h.square.fill hammer hammer.circle hammer.circle.fill hammer.fill hand.draw
    hand.draw.fill hand.point.down hand.point.left hand.point.right hand.point.up
    hand.point.up.fill hand.point.up.left hand.point.up.left.fill hand.raised hand.raised.circle
    hand.raised.circle.fill hand.raised.fill hand.raised.slash hand.raised.slash.fill
    hand.raised.square hand.raised.square.fill hand.tap hand.tap.fill hand.thumbsdown
    hand.thumbsdown.circle hand.thumbsdown.circle.fill hand.thumbsdown.fill hand.thumbsup
    hand.thumbsup.circle hand.thumbsup.circle.fill hand.thumbsup.fill hand.wave hand.wave.fill
    handbag handbag.fill hands.clap hanger hare hare.circle hare.circle.fill hat.cap headphones
    headphones.circle headphones.circle.fill headphones.slash headphones.square
    headphones.square.fill heart heart.badge.plus heart.circle heart.circle.fill heart.fill
    heart.fill.badge.plus heart.rectangle heart.rectangle.fill heart.slash heart.slash.fill
    heart.square heart.square.fill heart.text.clipboard heart.text.square heart.text.square.fill
    hexagon hexagon.fill hexagon.lefthalf.filled hifispeaker hifispeaker.fill highlighter
    hockey.puck homepod homepod.fill hourglass hourglass.badge.plus hourglass.bottomhalf.filled
    hourglass.circle hourglass.circle.fill hourglass.slash hourglass.tophalf.filled house
    house.and.flag house.and.flag.fill house.circle house.circle.fill house.fill house.lodge
    house.lodge.fill house.slash house.slash.fill humidity humidity.fill hurricane i.circle
    i.circle.fill i.square i.square.fill icloud icloud.and.arrow.down icloud.and.arrow.down.fill
    icloud.and.arrow.up icloud.and.arrow.up.fill icloud.badge.plus icloud.circle
    icloud.circle.fill icloud.fill icloud.slash icloud.slash.fill increase.indent indianrupeesign
    indianrupeesign.circle indianrupeesign.circle.fill infinity infinity.circle
    infinity.circle.fill info info.bubble info.bubble.fill info.circle info.circle.fill
    info.square info.square.fill internaldrive internaldrive.fill ipad ipad.circle
    ipad.circle.fill ipad.landscape iphone iphone.circle iphone.circle.fill iphone.gen3
    iphone.radiowaves.left.and.right iphone.slash italic j.circle j.circle.fill j.square
    j.square.fill k.circle k.circle.fill k.square k.square.fill key key.fill key.fill.card
    key.horizontal key.horizontal.fill key.icloud key.slash key.slash.fill keyboard
    keyboard.chevron.compact.down keyboard.circle keyboard.circle.fill l.circle l.circle.fill
    l.square l.square.fill ladybug ladybug.circle ladybug.fill lamp.ceiling lamp.desk
    lamp.desk.fill lamp.floor lamp.table lamp.table.fill laptopcomputer laptopcomputer.and.iphone
    laptopcomputer.circle laptopcomputer.circle.fill largecircle.fill.circle lasso latch.2.case
    latch.2.case.fill laurel.leading laurel.trailing leaf leaf.circle leaf.circle.fill leaf.fill
    leaf.slash leaf.slash.fill lessthan lessthan.circle lessthan.circle.fill lifepreserver
    light.beacon.max light.max light.min lightbulb lightbulb.circle lightbulb.circle.fill
    lightbulb.fill lightbulb.led lightbulb.max lightbulb.max.fill lightbulb.slash
    lightbulb.slash.fill lightbulb.square lightbulb.square.fill line.2.horizontal.decrease.circle
    line.3.horizontal line.3.horizontal.circle line.3.horizontal.circle.fill
    line.3.horizontal.decrease line.3.horizontal.decrease.circle
    line.3.horizontal.decrease.circle.fill line.diagonal line.horizontal.3
    line.horizontal.3.circle line.horizontal.3.decrease line.horizontal.3.decrease.circle
    line.horizontal.3.decrease.circle.fill lines.measurement.horizontal link link.badge.plus
    link.circle link.circle.fill list.and.film list.bullet list.bullet.badge.ellipsis
    list.bullet.circle list.bullet.circle.fill list.bullet.clipboard list.bullet.clipboard.fill
    list.bullet.indent list.bullet.rectangle list.bullet.rectangle.fill
    list.bullet.rectangle.portrait list.bullet.rectangle.portrait.fill list.clipboard
    list.clipboard.fill list.dash list.number list.number.circle list.number.circle.fill list.star
    list.triangle list.triangle.circle list.triangle.circle.fill livephoto livephoto.play location
    location.circle location.circle.fill location.fill location.north location.north.fill
    location.slash location.slash.fill location.square location.square.fill lock lock.badge.clock
    lock.circle lock.circle.fill lock.doc lock.doc.fill lock.fill lock.open lock.open.fill
    lock.open.rotation lock.rotation lock.shield lock.shield.fill lock.slash lock.slash.fill
    lock.square lock.square.fill lungs lungs.fill m.circle m.circle.fill m.square m.square.fill
    macbook macwindow macwindow.on.rectangle magazine magazine.fill magnifyingglass
    magnifyingglass.circle magnifyingglass.circle.fill mail mail.and.text.magnifyingglass
    mail.fill mail.stack mail.stack.fill map map.circle map.circle.fill map.fill map.square
    map.square.fill mappin mappin.and.ellipse mappin.circle mappin.circle.fill mappin.slash
    mappin.slash.fill mappin.square mappin.square.fill medal medal.fill medal.star memorychip
    memorychip.fill menubar.rectangle menucard menucard.fill message message.badge
    message.badge.fill message.badge.filled.fill message.circle message.circle.fill message.fill
    message.slash message.slash.fill metronome mic mic.badge.plus mic.circle mic.circle.fill
    mic.fill mic.fill.badge.plus mic.slash mic.slash.fill mic.square mic.square.fill microwave
    minus minus.circle minus.circle.fill minus.diamond minus.diamond.fill minus.forwardslash.plus
    minus.magnifyingglass minus.rectangle minus.rectangle.fill minus.square minus.square.fill moon
    moon.circle moon.circle.fill moon.fill moon.stars moon.stars.fill moon.zzz moon.zzz.fill
    moonphase.first.quarter moonphase.full.moon moonphase.last.quarter moonphase.new.moon
    moonphase.waning.crescent moonphase.waning.gibbous moonphase.waxing.crescent
    moonphase.waxing.gibbous moped motorcycle mountain.2 mountain.2.fill mouth mouth.fill move.3d
    movieclapper movieclapper.fill mug mug.fill multiply multiply.circle multiply.circle.fill
    multiply.square multiply.square.fill music.mic music.note music.note.circle
    music.note.circle.fill music.note.list music.note.square music.note.square.fill
    music.quarternote.3 mustache n.circle n.circle.fill n.square n.square.fill network
    network.slash newspaper newspaper.circle newspaper.fill newspaper.square newspaper.square.fill
    nose nosign note note.text note.text.badge.plus number number.circle number.circle.fill
    number.sign number.square number.square.fill o.circle o.circle.fill o.square o.square.fill
    octagon octagon.fill opticaldisc opticaldisc.fill option oval oval.fill oval.portrait oven
    p.circle p.circle.fill p.square p.square.fill paintbrush paintbrush.circle
    paintbrush.circle.fill paintbrush.fill paintbrush.pointed paintbrush.pointed.fill paintpalette
    paintpalette.circle paintpalette.circle.fill paintpalette.fill paperclip paperclip.circle
    paperclip.circle.fill paperplane paperplane.circle paperplane.circle.fill paperplane.fill
    paragraph parkingsign parkingsign.circle parkingsign.circle.fill party.popper
    party.popper.fill pause pause.circle pause.circle.fill pause.fill pause.square
    pause.square.fill pawprint pawprint.circle pawprint.circle.fill pawprint.fill pc peacesign
    pencil pencil.and.list.clipboard pencil.and.outline pencil.and.ruler pencil.and.ruler.fill
    pencil.and.scribble pencil.circle pencil.circle.fill pencil.line pencil.tip
    pencil.tip.crop.circle pentagon pentagon.fill people people.fill percent percent.circle person
    person.2 person.2.circle person.2.circle.fill person.2.crop.square.stack person.2.fill
    person.2.slash person.2.slash.fill person.2.wave.2 person.3 person.3.fill person.3.sequence
    person.3.sequence.fill person.badge.clock person.badge.clock.fill person.badge.key
    person.badge.key.fill person.badge.minus person.badge.plus person.badge.shield.checkmark
    person.bust person.bust.fill person.circle person.circle.fill person.crop.artframe
    person.crop.circle person.crop.circle.badge.checkmark person.crop.circle.badge.clock
    person.crop.circle.badge.exclamationmark person.crop.circle.badge.exclamationmark.fill
    person.crop.circle.badge.minus person.crop.circle.badge.plus
    person.crop.circle.badge.questionmark person.crop.circle.badge.xmark person.crop.circle.dashed
    person.crop.circle.fill person.crop.circle.fill.badge.checkmark
    person.crop.circle.fill.badge.exclamationmark person.crop.circle.fill.badge.minus
    person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.questionmark
    person.crop.circle.fill.badge.xmark person.crop.rectangle person.crop.rectangle.fill
    person.crop.rectangle.stack person.crop.square person.crop.square.fill person.fill
    person.fill.badge.minus person.fill.badge.plus person.fill.checkmark person.fill.circle
    person.fill.questionmark person.fill.viewfinder person.fill.xmark person.line.dotted.person
    person.line.dotted.person.fill person.slash person.slash.fill person.text.rectangle
    person.text.rectangle.fill person.wave.2 person.wave.2.fill personalhotspot pesosign
    pesosign.circle pesosign.circle.fill phone phone.arrow.down.left phone.arrow.up.right
    phone.arrow.up.right.fill phone.badge.plus phone.circle phone.circle.fill phone.connection
    phone.down phone.down.fill phone.fill phone.fill.arrow.up.right phone.slash phone.slash.fill
    phone.square phone.square.fill photo photo.artframe photo.badge.arrow.down
    photo.badge.checkmark photo.badge.exclamationmark photo.badge.plus photo.circle
    photo.circle.fill photo.fill photo.fill.badge.plus photo.fill.on.rectangle.fill
    photo.on.rectangle photo.on.rectangle.angled photo.on.rectangle.angled.fill
    photo.on.rectangle.fill photo.slash photo.slash.fill photo.square photo.square.fill
    photo.stack photo.stack.fill pianokeys pill pill.fill pills pills.circle pills.fill pin
    pin.circle pin.circle.fill pin.fill pin.slash pin.slash.fill pin.square pin.square.fill pip
    platter.2.filled.iphone play play.circle play.circle.fill play.diamond play.diamond.fill
    play.fill play.rectangle play.rectangle.fill play.slash play.slash.fill play.square
    play.square.fill play.tv play.tv.fill playpause playpause.fill plus plus.app plus.app.fill
    plus.arrow.trianglehead.clockwise plus.bubble plus.bubble.fill plus.circle plus.circle.fill
    plus.diamond plus.diamond.fill plus.forwardslash.minus plus.magnifyingglass plus.message
    plus.message.fill plus.rectangle plus.rectangle.fill plus.square plus.square.fill
    plus.square.on.square plus.square.on.square.fill plusminus plusminus.circle
    plusminus.circle.fill popcorn popcorn.fill power power.circle power.circle.fill poweroff
    poweron powerplug powerplug.fill printer printer.fill purchased puzzlepiece
    puzzlepiece.extension puzzlepiece.extension.fill puzzlepiece.fill pyramid q.circle
    q.circle.fill q.square q.square.fill qrcode qrcode.viewfinder questionmark questionmark.app
    questionmark.app.fill questionmark.bubble questionmark.bubble.fill questionmark.circle
    questionmark.circle.fill questionmark.diamond questionmark.diamond.fill questionmark.folder
    questionmark.folder.fill questionmark.square questionmark.square.dashed
    questionmark.square.fill questionmark.text.page questionmark.video quote.bubble
    quote.bubble.fill quote.closing quote.opening quotelevel r.circle r.circle.fill r.square
    r.square.fill radio radio.fill rainbow record.circle record.circle.fill rectangle
    rectangle.3.group rectangle.3.group.fill rectangle.and.arrow.up.right.and.arrow.down.left
    rectangle.and.pencil.and.ellipsis rectangle.badge.checkmark rectangle.badge.plus
    rectangle.bottomthird.inset.filled rectangle.center.inset.filled rectangle.dashed
    rectangle.fill rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2
    rectangle.grid.2x2.fill rectangle.inset.filled rectangle.leadinghalf.inset.filled
    rectangle.lefthalf.inset.filled rectangle.on.rectangle rectangle.on.rectangle.fill
    rectangle.portrait rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
    rectangle.portrait.fill rectangle.portrait.on.rectangle.portrait
    rectangle.portrait.on.rectangle.portrait.fill rectangle.righthalf.inset.filled.arrow.right
    rectangle.slash rectangle.slash.fill rectangle.split.2x1 rectangle.split.2x1.fill
    rectangle.split.2x2 rectangle.split.3x1 rectangle.split.3x1.fill rectangle.split.3x3
    rectangle.stack rectangle.stack.badge.minus rectangle.stack.badge.plus rectangle.stack.fill
    rectangle.stack.fill.badge.plus refrigerator repeat repeat.1 repeat.1.circle
    repeat.1.circle.fill repeat.circle repeat.circle.badge repeat.circle.fill return return.left
    rhombus rhombus.fill road.lanes rosette rotate.3d rotate.left rotate.right rublesign
    rublesign.circle rublesign.circle.fill ruler ruler.fill s.circle s.circle.fill s.square
    s.square.fill safari safari.circle safari.fill sailboat sailboat.circle sailboat.fill
    scalemass scalemass.circle scalemass.circle.fill scalemass.fill scanner scissors
    scissors.circle scissors.circle.fill scooter scope screwdriver screwdriver.fill scribble
    scribble.variable seal seal.fill server.rack server.rack.fill shared.with.you shield
    shield.checkered shield.circle shield.circle.fill shield.fill shield.lefthalf.filled
    shield.righthalf.filled shield.slash shield.slash.fill shift shift.fill shippingbox
    shippingbox.circle shippingbox.fill shoe shoe.fill shuffle shuffle.circle shuffle.circle.fill
    sidebar.leading sidebar.left sidebar.right sidebar.squares.left sidebar.trailing signature
    signpost.left signpost.left.fill signpost.right signpost.right.and.left signpost.right.fill
    simcard simcard.fill sink slash.circle slider.horizontal.3 slider.horizontal.below.rectangle
    slider.vertical.3 sliders slowmo smallcircle.filled.circle smallcircle.filled.circle.fill
    smoke smoke.fill snowflake snowflake.circle snowflake.circle.fill soccerball soccerball.circle
    soccerball.circle.fill soccerball.inverse sofa sofa.circle sofa.circle.fill sofa.fill space
    sparkle sparkle.magnifyingglass sparkles sparkles.2 sparkles.circle sparkles.circle.fill
    sparkles.rectangle.stack speaker speaker.badge.exclamationmark speaker.fill speaker.slash
    speaker.slash.fill speaker.wave.1 speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill
    speaker.wave.3 speaker.wave.3.fill speedometer sportscourt sportscourt.circle
    sportscourt.circle.fill sportscourt.fill square square.3.layers.3d
    square.3.layers.3d.down.right square.3.stack.3d square.and.arrow.down
    square.and.arrow.down.fill square.and.arrow.down.on.square square.and.arrow.up
    square.and.arrow.up.circle square.and.arrow.up.circle.fill square.and.arrow.up.fill
    square.and.arrow.up.on.square square.and.pencil square.and.pencil.circle
    square.and.pencil.circle.fill square.badge.plus square.bottomhalf.filled square.circle
    square.dashed square.dotted square.fill square.fill.on.square.fill square.grid.2x2
    square.grid.2x2.circle square.grid.2x2.circle.fill square.grid.2x2.fill square.grid.3x2
    square.grid.3x2.fill square.grid.3x3 square.grid.3x3.fill square.grid.4x3 square.grid.4x3.fill
    square.inset.filled square.lefthalf.filled square.on.circle square.on.square
    square.on.square.dashed square.righthalf.filled square.slash square.slash.fill
    square.split.2x1 square.split.2x1.fill square.stack square.stack.3d.down.right
    square.stack.3d.down.right.fill square.stack.3d.up square.stack.3d.up.fill
    square.stack.3d.up.slash square.stack.3d.up.slash.fill square.stack.badge.plus
    square.stack.fill square.stack.fill.badge.plus square.tophalf.filled star star.circle
    star.circle.fill star.fill star.half star.leadinghalf.filled star.slash star.slash.fill
    star.square star.square.fill staroflife staroflife.fill steeringwheel sterlingsign
    sterlingsign.circle sterlingsign.circle.fill sterlingsign.square sterlingsign.square.fill
    stethoscope stethoscope.circle stethoscope.circle.fill stop stop.circle stop.circle.fill
    stop.fill stop.square stop.square.fill stopwatch stopwatch.circle stopwatch.circle.fill
    stopwatch.fill storefront storefront.fill stove strikethrough stroller stroller.fill
    studentdesk suit.club suit.club.fill suit.diamond suit.diamond.fill suit.heart suit.heart.fill
    suit.spade suit.spade.fill suitcase suitcase.circle suitcase.circle.fill suitcase.fill
    suitcase.rolling sum sun.dust sun.dust.fill sun.haze sun.haze.fill sun.horizon
    sun.horizon.circle sun.horizon.circle.fill sun.horizon.fill sun.max sun.max.circle
    sun.max.circle.fill sun.max.fill sun.min sun.min.fill sun.rain sun.snow sunglasses
    sunglasses.fill sunrise sunrise.circle sunrise.circle.fill sunrise.fill sunset sunset.circle
    sunset.circle.fill sunset.fill switch.2 syringe syringe.circle syringe.circle.fill
    syringe.fill t.circle t.circle.fill t.square t.square.fill table.furniture tablecells
    tachometer tag tag.circle tag.circle.fill tag.fill tag.slash tag.slash.fill tag.square
    tag.square.fill tags takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill target
    teddybear teddybear.fill tennis.racket tennisball tennisball.circle tennisball.circle.fill
    tennisball.fill tent tent.fill terminal text.aligncenter text.alignleft text.alignright
    text.append text.badge.checkmark text.badge.minus text.badge.plus text.badge.star
    text.badge.xmark text.below.photo text.book.closed text.book.closed.fill text.bubble
    text.bubble.fill text.insert text.justify text.magnifyingglass text.page text.page.fill
    text.quote text.quote.rtl text.viewfinder textbox textformat textformat.123 textformat.abc
    textformat.size textformat.size.larger textformat.size.smaller textformat.subscript
    textformat.superscript theatermasks theatermasks.circle theatermasks.fill theatermasks.square
    theatermasks.square.fill thermometer thermometer.high thermometer.low thermometer.medium
    thermometer.snowflake thermometer.sun thermometer.sun.fill ticket ticket.fill timelapse timer
    timer.circle timer.circle.fill timer.square timer.square.fill togglepower toilet toilet.fill
    tornado tortoise tortoise.circle tortoise.circle.fill touchid train.side.front.car tram
    tram.circle tram.circle.fill tram.fill tram.tunnel.fill trash trash.circle trash.circle.fill
    trash.fill trash.slash trash.slash.fill trash.square trash.square.fill tray tray.2 tray.2.fill
    tray.and.arrow.down tray.and.arrow.down.fill tray.and.arrow.up tray.and.arrow.up.fill
    tray.badge.plus tray.circle tray.circle.fill tray.fill tray.full tray.full.fill tree
    tree.circle tree.circle.fill tree.fill triangle triangle.fill triangle.lefthalf.filled trophy
    trophy.circle trophy.circle.fill trophy.fill tropicalstorm truck.box truck.box.fill tshirt
    tshirt.fill turkishlirasign turkishlirasign.circle turkishlirasign.circle.fill tv
    tv.and.hifispeaker.fill tv.circle tv.circle.fill tv.fill u.circle u.circle.fill u.square
    u.square.fill umbrella umbrella.fill umbrella.percent underline v.circle v.circle.fill
    v.square v.square.fill video video.badge.plus video.circle video.circle.fill video.fill
    video.fill.badge.plus video.slash video.slash.fill video.square video.square.fill viewfinder
    viewfinder.circle viewfinder.circle.fill visionpro volleyball volleyball.fill w.circle
    w.circle.fill w.square w.square.fill wallet.bifold wallet.bifold.fill wallet.pass
    wallet.pass.fill wand.and.rays wand.and.sparkles wand.and.stars wand.and.stars.inverse washer
    water.waves waterbottle waterbottle.fill wave.3.left wave.3.right wave.3.right.circle
    wave.3.right.circle.fill waveform waveform.badge.plus waveform.circle waveform.circle.fill
    waveform.path waveform.path.ecg waveform.path.ecg.rectangle wifi wifi.badge.plus wifi.circle
    wifi.circle.fill wifi.exclamationmark wifi.router wifi.router.fill wifi.slash wifi.square
    wifi.square.fill wind wind.circle wind.circle.fill wind.snow wineglass wineglass.fill wonsign
    wonsign.circle wonsign.circle.fill wrench wrench.adjustable wrench.adjustable.fill
    wrench.and.screwdriver wrench.and.screwdriver.fill wrench.circle wrench.circle.fill
    wrench.fill x.circle x.circle.fill x.square x.square.fill x.squareroot xmark xmark.app
    xmark.app.fill xmark.bin xmark.bin.fill xmark.circle xmark.circle.fill xmark.diamond
    xmark.diamond.fill xmark.octagon xmark.octagon.fill xmark.seal xmark.seal.fill xmark.shield
    xmark.shield.fill xmark.square xmark.square.fill y.circle y.circle.fill y.square y.square.fill
    yensign yensign.circle yensign.circle.fill yensign.square yensign.square.fill z.circle
    z.circle.fill z.square z.square.fill zzz
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
