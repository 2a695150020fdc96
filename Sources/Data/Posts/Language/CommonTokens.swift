// Data: common words of the languages with Latin letters.

/// The common words of each language, our own selection.
enum CommonTokens {
  /// Common English words, and words of short posts.
  static let english = """
    the of and to in is it you that he was for on are with as i his they be at one have this from or
    had by hot but
    some what there we can out other were all your when up use how said each she which their time if
    will way about
    many then them would write like so these her long make thing see him two has look more day could
    go come did
    number sound no most people my over know water than call first who may down side been now find
    any new work part
    take get place made live where after back little only round man year came show every good me
    give our under name
    very through just form much great think say help low line before turn cause same mean differ
    move right boy old
    too does tell sentence set three want air well also play small end put home read hand large
    spell add even land
    here must big high such follow act why ask men change went light kind off need house try us
    again animal point
    mother world near build self earth father head stand own page should found answer school grow
    study still learn
    plant cover food sun four between state keep eye never last let thought city tree cross hard
    start might story saw
    far sea draw left late run don't while press close night real life few stop open seem together
    next white
    children begin got walk example ease paper group always those both mark often letter until mile
    river car feet
    care second enough girl usual young ready above ever red list though feel talk bird soon body
    dog family direct
    leave song door product black short class wind question happen complete ship area half rock
    order fire south
    problem piece told knew pass since top whole king space heard best hour better true during
    hundred five remember
    step early hold west ground interest reach fast sing listen six table travel less morning ten
    simple several
    toward war lay against pattern slow center love person money serve appear road map rain rule
    govern pull cold
    notice voice unit power town fine drive lead cry dark machine note wait plan figure star box
    noun field rest able
    done beauty drove stood front teach week final gave green oh quick develop sleep warm free
    minute strong special
    mind behind clear tail produce fact street inch nothing course stay wheel full force blue object
    decide surface
    deep moon foot yet busy test record boat common gold possible plane age dry wonder laugh
    thousand ago ran check
    game shape yes miss brought heat snow bed bring sit perhaps fill east weight language among im
    i'm i've i'll i'd
    you're you've you'll it's that's he's she's we're we've they're isn't aren't wasn't weren't
    doesn't didn't can't
    cannot couldn't won't wouldn't shouldn't haven't hasn't hadn't there's what's who's let's ain't
    y'all gonna wanna
    gotta lol omg wow yeah yep nope okay thanks thank please sorry hello hey hi bye congrats
    congratulations happy
    sad angry tired excited awesome amazing terrible horrible beautiful lovely nice bad worst worse
    weird funny fun
    cute sick crazy stupid perfect absolutely really literally actually honestly finally maybe
    probably definitely
    today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday
    january february march
    april june july august september october november december birthday christmas weekend lunch
    dinner breakfast
    coffee tea beer bread cake cat dogs cats kids friend friends guys girls boys men's women woman
    everyone everybody
    someone somebody something anyone anything nobody everything job working works worked going
    coming getting
    making doing being having looking watching waiting playing feeling trying thinking saying
    reading writing
    watch watched wish hope hate hates loved loves miss missed missing lost won win wins winning
    team season match
    player players goal news vote party election president law government country show shows movie
    film music album
    video book books phone internet online tweet post app update free buy sale sold price ticket
    tickets train bus
    flight airport hotel beach summer winter spring autumn weather sunny rainy cloudy bike broke
    broken fixed hurt
    died dead death alive born baby mom mum dad brother sister wife husband son daughter wedding
    married luck lucky
    proud glad grateful blessed enjoy enjoyed enjoying welcome follow followed forget forgot sleep
    sleeping asleep
    wake woke awake awful annoying boring bored stuck alone lonely sunshine joy cheers cheer smile
    smiling laughing
    crying tears already almost around because without within another else instead into onto upon
    per via
    yourself myself himself herself themselves ourselves its ours yours mine whose whom wherever
    whenever however
    although unless whether either neither rather quite pretty soon later earlier hours minutes days
    weeks months
    years times things ways lot lots bit couple ok u ur im dont cant wont didnt doesnt isnt thats
    youre theyre ive
    """

  /// The others: their function words, and typical first words of short posts.
  static let others: [String: String] = [
    "es": """
    el la los las un una unos unas de del y e o que qué en por para con sin no sí se su sus mi mis
    tu tus yo me te
    lo le les nos es son era fue ser estar está están estoy esta este esto eso esa hay muy más menos
    pero porque
    como cómo cuando cuándo donde dónde quien quién todo todos toda nada algo alguien hoy ayer
    mañana siempre nunca
    ahora aquí ya también tan tanto hace hacer tengo tiene tienen voy va vamos quiero puede hola
    gracias buenos
    buenas días noche noches feliz triste bueno buena mejor peor día año vida casa gente amor gran
    mucho mucha ni
    al desde hasta sobre entre después antes otra otro vez ha he han qué así jaja si ver solo sólo
    """,
    "pt": """
    o a os as um uma uns umas de do da dos das e ou que em no na nos nas por para com sem não sim se
    seu sua meu
    minha teu tua eu você vocês ele ela eles nós me te lhe é são era foi ser estar está estão estou
    isso isto esse
    essa este muito mais menos mas porque como quando onde quem tudo todos toda nada algo alguém
    hoje ontem amanhã
    sempre nunca agora aqui já também tão faz fazer tenho tem vou vai vamos quero pode olá oi
    obrigado obrigada bom
    boa dia noite feliz triste melhor pior ano vida casa gente amor num numa pelo pela ao à até
    depois antes
    outra outro vez kkkk saudade ainda só ficou pra tá cara hoje cedo
    """,
    "fr": """
    le la les un une des du de et ou que qui quoi en dans par pour avec sans ne pas non oui se son
    sa ses mon ma
    mes ton ta tes je tu il elle on nous vous ils elles me te lui leur est sont était été être suis
    es a ai as ont
    avez avoir ce cet cette ces ça très plus moins mais parce comme quand où tout tous toute rien
    quelque chose
    aujourd'hui hier demain toujours jamais maintenant ici déjà aussi si fait faire vais va allez
    veux peut bonjour
    salut merci bon bonne jour nuit soir heureux triste mieux année vie maison gens amour c'est j'ai
    qu'il d'un
    n'est s'est au aux sur sous entre après avant autre fois encore bien beaucoup trop mdr même
    enfin rendu
    """,
    "it": """
    il lo la i gli le un uno una di del della dei delle e o che chi cosa in nel nella da dal per con
    senza non sì
    si suo sua mio mia tuo tua io tu lui lei noi voi loro mi ti ci vi è sono era stato stata essere
    sto sta siamo
    questo questa quello quella molto più meno ma perché come quando dove tutto tutti tutta niente
    qualcosa oggi
    ieri domani sempre mai adesso ora qui già anche così fa fare ho hai ha hanno abbiamo vado va
    andiamo voglio
    può ciao grazie buon buona buono giorno notte sera felice triste meglio peggio anno vita casa
    gente amore al
    alla allo fino dopo prima altra altro volta ancora bene troppo finalmente sul sulla ne
    """,
    "de": """
    der die das den dem des ein eine einen einem einer und oder dass was wer in im an am auf bei mit
    nach von zu
    zum zur für ohne nicht kein keine ja nein sich sein seine mein meine dein deine ich du er sie es
    wir ihr mich
    dich mir dir uns ist sind war waren bin bist hat habe haben hatte wird werden wurde kann können
    muss will soll
    dieser diese dieses sehr mehr weniger aber weil wie wenn wann wo alle alles nichts etwas jemand
    heute gestern
    morgen immer nie jetzt hier schon auch so noch nur mal doch gar macht machen gehe geht hallo
    danke bitte guten
    gut tag nacht abend schön schöne traurig glücklich besser jahr leben haus leute liebe über unter
    vor wieder
    endlich einfach leider gerade als bis viel
    """,
    "nl": """
    de het een en of dat die wat wie in op aan bij met na van te voor zonder niet geen ja nee zich
    zijn mijn jouw
    je jij ik hij zij ze wij we jullie hun mij me hem haar ons is was waren ben bent heeft heb
    hebben had wordt
    worden werd kan kunnen moet wil zal zou deze dit erg meer minder maar omdat als wanneer waar
    alle alles niets
    iets iemand vandaag gisteren morgen altijd nooit nu hier al ook zo nog maar eens toch gewoon
    gaat gaan hallo
    dank bedankt goed goede dag nacht avond mooi mooie blij beter jaar leven huis mensen liefde over
    onder weer
    eindelijk lekker leuk heel veel naar om er uit door dan
    """,
    "sv": """
    och att det som en ett den de i på är av för med till om inte ingen ja nej sig sin sitt min mitt
    mina din ditt
    jag du han hon vi ni mig dig oss var vara har hade blir blev kan måste vill ska skulle denna
    detta mycket mer
    mindre men eftersom hur när där var alla allt inget något någon idag igår imorgon alltid aldrig
    nu här redan
    också så bara ju gör göra går hej tack snälla god bra dag natt kväll fin fina glad ledsen bättre
    år liv hus
    folk kärlek över under efter igen äntligen lite från eller väldigt
    """,
    "da": """
    og at det som en et den de i på er af for med til om ikke ingen ja nej sig sin sit min mit mine
    din dit jeg du
    han hun vi mig dig os var være har havde bliver blev kan må vil skal skulle denne dette meget
    mere mindre men
    fordi hvordan når hvor alle alt intet noget nogen dag går morgen altid aldrig nu her allerede
    også så bare jo
    gør gøre hej hei tak takk venligst god godt natt nat aften kveld fin glad trist bedre år liv hus
    folk kærlighed
    kjærlighet over under efter etter igen igjen endelig lidt litt fra eller veldig ikkje meg deg
    noe hva
    """,
    "fi": """
    ja on ei se että en et hän me te he minä sinä mun sun mä sä oli ovat olen olet olla ole oon
    mutta kun jos niin
    kuin myös vain jo nyt tämä tää tuo mikä mitä kuka missä miksi miten kaikki mitään jotain tänään
    eilen huomenna
    aina koskaan täällä siellä vielä taas hyvä hyvää huono paljon vähän hei moi kiitos anteeksi
    päivä päivää yö
    ilta iloinen surullinen parempi vuosi elämä koti ihmiset rakkaus aivan todella ihan vihdoin
    sitten mennä kiva
    """,
    "pl": """
    i w z na do nie się to jest że co jak ale za od po dla przez przy czy tak ja ty on ona my wy oni
    mnie mi cię
    go jej ich mój moja twój jego był była było są jestem jesteś być ma mam masz będzie może muszę
    chcę ten ta te
    tego bardzo więcej mniej bo kiedy gdy gdzie kto wszystko nic coś ktoś dziś dzisiaj wczoraj jutro
    zawsze nigdy
    teraz tu tutaj już też tylko jeszcze cześć dzięki dziękuję proszę dobry dobra dobrze dzień noc
    wieczór ładny
    szczęśliwy smutny lepiej rok życie dom ludzie miłość znowu wreszcie trochę sobie
    """,
    "cs": """
    a v na je se že to s z do ne ano jak ale za od po pro při já ty on ona my vy oni mě mi tě ho jí
    jejich můj moje
    tvůj jeho byl byla bylo jsou jsem jsi být má mám máš bude může musím chci ten ta tento velmi
    více méně protože
    když kde kdo všechno nic něco někdo dnes včera zítra vždy nikdy teď tady už také jen ještě ahoj
    díky děkuji
    prosím dobrý dobrá dobře den noc večer hezký šťastný smutný lepší rok život dům lidé láska zase
    konečně trochu
    """,
    "tr": """
    ve bir bu da de ne için ile çok ama gibi daha en mi mı mu mü var yok değil ben sen o biz siz
    onlar bana sana
    beni seni benim senin onun ki kadar sonra önce şimdi bugün dün yarın her hep hiç şey kim nasıl
    neden niye nerede
    evet hayır merhaba selam teşekkürler teşekkür ederim lütfen iyi kötü güzel günaydın gün gece
    akşam mutlu üzgün
    yıl hayat ev insan insanlar aşk oldu olan olarak ya artık bile sadece yine biraz
    """,
    "id": """
    yang dan di ke dari ini itu dengan untuk tidak nggak gak ada aku saya kamu dia kita kami mereka
    akan sudah
    udah belum lagi bisa harus mau juga hanya cuma kalau karena tapi seperti apa siapa mana kapan
    kenapa bagaimana
    semua sangat banget lebih hari pagi siang sore malam kemarin besok sekarang selalu pernah halo
    terima kasih
    tolong selamat baik bagus buruk senang sedih tahun hidup rumah orang cinta sama aja dong sih kok
    deh ya pada
    adalah oleh anak banyak
    """,
    "ro": """
    și în la de un o cu nu că ce pe se din este sunt eu tu el ea noi voi ei mă te îl mi ți al ale am
    ai are avem
    era fost fi pentru dar sau mai foarte când unde cine cum tot toate nimic ceva cineva azi astăzi
    ieri mâine
    mereu niciodată acum aici deja doar încă bună salut mulțumesc rog bun bine zi ziua noapte seara
    fericit trist
    an viață casă oameni dragoste după iar asta acest această
    """,
    "hu": """
    a az és egy hogy nem is de ez van volt vagyok én te ő mi ti ők meg már csak még ha mint vagy
    mert mit ki hol
    mikor hogyan miért minden semmi valami valaki ma tegnap holnap mindig soha most itt ott nagyon
    több jó rossz szép
    szia köszönöm kérem nap éjszaka este boldog szomorú jobb év élet ház emberek szerelem után újra
    végre kicsit
    lesz lehet kell sok
    """,
    "ca": """
    el la els les un una de del i o que en per amb sense no sí es el seu meva jo tu ell ella
    nosaltres és són era
    estic està molt més però perquè com quan on qui tot tots res avui ahir demà sempre mai ara aquí
    ja també fa fer
    tinc té vaig va bon bona dia nit gràcies hola feliç trist millor any vida casa gent amor aquest
    aquesta dels
    """,
    "vi": """
    là và của có không được cho một người này đã tôi bạn với những các trong đi rất quá thì mà ở khi
    nào gì ai cũng
    như để lại còn ra vào hôm nay ngày đêm vui buồn cảm ơn xin chào yêu nhà
    """,
    "tl": """
    ang ng sa na mga ay at ako ikaw siya kami tayo sila ko mo niya namin nila hindi oo wala may
    mayroon ito iyan
    dito naman lang po ba kasi pero para kung ano sino saan kailan bakit paano lahat ngayon kahapon
    bukas araw gabi
    salamat masaya malungkot mahal buhay bahay tao nasa yung din rin talaga sana
    """,
    "sw": """
    na ya wa ni kwa la za katika hii huo sana leo jana kesho mimi wewe yeye sisi wao siyo hapana
    ndiyo asante habari
    karibu nzuri mbaya furaha siku usiku maisha nyumba watu upendo lakini kama hata bado tu pia
    yangu yako
    """,
    "eo": """
    la kaj de en estas ne mi vi li ŝi ni ili al por kun ke kiu kio tre sed ĉar kiam hodiaŭ hieraŭ
    morgaŭ dankon
    saluton bona tago nokto feliĉa malĝoja
    """,
  ]
}
