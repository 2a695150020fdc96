// Short posts in other languages, written for the same measurement: a sentence a line.

extension LanguageSamples {
  /// Posts by language.
  static let others = someOthers.merging(moreOthers) { first, _ in first }

  private static let someOthers: [String: String] = [
    "Spanish": """
    Qué cansado estoy
    El mejor día de mi vida
    No me lo puedo creer
    Buenos días a todos
    Feliz cumpleaños, Ana
    Otra vez tarde
    Hoy no sale el pan
    Perdí las llaves
    Ganamos por fin
    Te echo de menos
    La reunión es el jueves
    Qué asco de tiempo
    Mañana más
    Me encanta esta canción
    Nadie contesta el teléfono
    Vamos al mercado
    Llueve y no tengo paraguas
    Sopa caliente y manta
    """,
    "Portuguese": """
    Estou tão cansada
    Melhor dia da minha vida
    Não acredito nisso
    Bom dia, gente
    Feliz aniversário, João
    Perdi o ônibus de novo
    Hoje não tem pão
    Ganhamos o jogo
    Que saudade de você
    A reunião ficou para quinta
    Que tempo horrível
    Amanhã tem mais
    Adoro essa música
    Ninguém atende o telefone
    Vamos à praia
    Chove e esqueci o guarda-chuva
    Café e um bom livro
    Meu gato dorme o dia inteiro
    """,
    "French": """
    Je suis tellement fatigué
    Le plus beau jour de ma vie
    J'y crois pas
    Bonjour tout le monde
    Joyeux anniversaire Ana
    Encore raté mon train
    Pas de pain aujourd'hui
    On a gagné
    Tu me manques
    La réunion est jeudi
    Quel temps pourri
    À demain
    J'adore cette chanson
    Personne ne répond
    On va au marché
    Il pleut et j'ai oublié mon parapluie
    Une soupe et au lit
    Mon chat dort toute la journée
    """,
    "Italian": """
    Sono stanchissimo
    Il giorno più bello della mia vita
    Non ci posso credere
    Buongiorno a tutti
    Buon compleanno Ana
    Ho perso di nuovo il treno
    Oggi niente pane
    Abbiamo vinto
    Mi manchi
    La riunione è giovedì
    Che tempo orribile
    A domani
    Adoro questa canzone
    Nessuno risponde al telefono
    Andiamo al mercato
    Piove e ho dimenticato l'ombrello
    Una zuppa calda e poi a letto
    Il mio gatto dorme sempre
    """,
    "German": """
    Bin ich müde
    Der beste Tag meines Lebens
    Ich kann es nicht fassen
    Guten Morgen zusammen
    Alles Gute zum Geburtstag
    Schon wieder den Zug verpasst
    Heute kein Brot
    Wir haben gewonnen
    Du fehlst mir
    Die Sitzung ist am Donnerstag
    Was für ein Mistwetter
    Bis morgen
    Ich liebe dieses Lied
    Niemand geht ans Telefon
    Wir gehen auf den Markt
    Es regnet und mein Schirm ist weg
    Suppe und dann ins Bett
    Endlich Feierabend
    """,
    "Dutch": """
    Wat ben ik moe
    De mooiste dag van mijn leven
    Niet te geloven
    Goedemorgen allemaal
    Gefeliciteerd met je verjaardag
    Weer de trein gemist
    Vandaag geen brood
    We hebben gewonnen
    Ik mis je
    De vergadering is donderdag
    Wat een rotweer
    Tot morgen
    Heerlijk dit liedje
    Niemand neemt de telefoon op
    We gaan naar de markt
    Het regent en mijn paraplu is weg
    Soep en dan naar bed
    Eindelijk weekend
    """,
    "Swedish": """
    Jag är så trött
    Bästa dagen i mitt liv
    Det är inte sant
    God morgon allihopa
    Grattis på födelsedagen
    Missade tåget igen
    Inget bröd idag
    Vi vann
    Jag saknar dig
    Mötet är på torsdag
    Vilket hemskt väder
    Vi ses imorgon
    Älskar den här låten
    Ingen svarar i telefon
    Vi går till torget
    Det regnar och paraplyet är borta
    Soppa och sedan säng
    Äntligen helg
    """,
    "Danish": """
    Jeg er så træt
    Den bedste dag i mit liv
    Det er løgn
    Godmorgen alle sammen
    Tillykke med fødselsdagen
    Missede toget igen
    Intet brød i dag
    Vi vandt
    Jeg savner dig
    Mødet er på torsdag
    Sikke et vejr
    Vi ses i morgen
    Elsker den her sang
    Ingen tager telefonen
    Vi går på marked
    Det regner og paraplyen er væk
    Suppe og så i seng
    Endelig weekend
    """,
    "Finnish": """
    Olen niin väsynyt
    Elämäni paras päivä
    En voi uskoa tätä
    Hyvää huomenta kaikille
    Paljon onnea
    Myöhästyin taas junasta
    Tänään ei ole leipää
    Me voitettiin
    Ikävä sinua
    Kokous on torstaina
    Onpa kamala ilma
    Huomiseen
    Rakastan tätä laulua
    Kukaan ei vastaa
    Mennään torille
    Sataa ja sateenvarjo unohtui
    Keittoa ja nukkumaan
    Vihdoin viikonloppu
    """,
    "Polish": """
    Jestem taka zmęczona
    Najlepszy dzień mojego życia
    Nie wierzę
    Dzień dobry wszystkim
    Wszystkiego najlepszego
    Znowu uciekł mi pociąg
    Dzisiaj nie ma chleba
    Wygraliśmy
    Tęsknię za tobą
    Spotkanie jest w czwartek
    Co za pogoda
    Do jutra
    Uwielbiam te piosenke
    Nikt nie odbiera telefonu
    Idziemy na targ
    Pada, a parasol w domu
    Zupa i do spania
    Wreszcie weekend
    """,
    "Czech": """
    Jsem tak unavená
    Nejlepší den mého života
    Tomu nevěřím
    Dobré ráno všem
    Všechno nejlepší
    Zase mi ujel vlak
    Dnes není chleba
    Vyhráli jsme
    Chybíš mi
    Schůze je ve čtvrtek
    To je ale počasí
    Tak zítra
    Miluju tuhle písničku
    Nikdo nebere telefon
    Jdeme na trh
    Prší a deštník je doma
    Polévka a do postele
    Konečně víkend
    """,
    "Turkish": """
    Çok yorgunum
    Hayatımın en güzel günü
    İnanamıyorum
    Herkese günaydın
    Doğum günün kutlu olsun
    Yine treni kaçırdım
    Bugün ekmek yok
    Kazandık
    Seni özledim
    Toplantı perşembe günü
    Bu ne biçim hava
    Yarın görüşürüz
    Bu şarkıya bayılıyorum
    Kimse telefonu açmıyor
    Pazara gidiyoruz
    Yağmur yağıyor ve şemsiyem yok
    Çorba ve sonra yatak
    Nihayet hafta sonu
    """,
    "Indonesian": """
    Aku capek banget
    Hari terbaik dalam hidupku
    Tidak bisa dipercaya
    Selamat pagi semua
    Selamat ulang tahun
    Ketinggalan kereta lagi
    Hari ini tidak ada roti
    Kita menang
    Aku rindu kamu
    Rapatnya hari Kamis
    Cuacanya jelek sekali
    Sampai besok
    Suka banget lagu ini
    Tidak ada yang angkat telepon
    Kami pergi ke pasar
    Hujan dan payungku hilang
    Makan sup lalu tidur
    Akhirnya libur
    """,
    "Romanian": """
    Sunt atât de obosită
    Cea mai frumoasă zi din viața mea
    Nu-mi vine să cred
    Bună dimineața tuturor
    La mulți ani
    Am pierdut iar trenul
    Azi nu avem pâine
    Am câștigat
    Mi-e dor de tine
    Ședința este joi
    Ce vreme urâtă
    Pe mâine
    Ador melodia asta
    Nimeni nu răspunde la telefon
    Mergem la piață
    Plouă și nu am umbrelă
    O supă și la culcare
    În sfârșit weekend
    """,
    "Catalan": """
    Estic molt cansat
    El millor dia de la meva vida
    No m'ho puc creure
    Bon dia a tothom
    Per molts anys, Ana
    He tornat a perdre el tren
    Avui no hi ha pa
    Hem guanyat
    Et trobo a faltar
    La reunió és dijous
    Quin temps més dolent
    Fins demà
    M'encanta aquesta cançó
    Ningú agafa el telèfon
    Anem al mercat
    Plou i no tinc paraigua
    Sopa calenta i cap al llit
    Per fi divendres
    """,
    "Tagalog": """
    Pagod na pagod na ako
    Pinakamasayang araw ng buhay ko
    Hindi ako makapaniwala
    Magandang umaga sa lahat
    Maligayang kaarawan
    Naiwan na naman ako ng tren
    Walang tinapay ngayon
    Nanalo kami
    Miss na kita
    Sa Huwebes ang pulong
    Ang pangit ng panahon
    Bukas ulit
    Gusto ko ang kantang ito
    Walang sumasagot sa telepono
    Pupunta kami sa palengke
    Umuulan at wala akong payong
    Sabaw tapos tulog na
    Sa wakas pahinga na
    """,
  ]
}
