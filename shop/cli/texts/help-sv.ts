/** What `--help` of the programs beside the shop says, in Swedish. */
export const helpSv = {
  'cli.help.import': `Courtside: npm run import -- fil.csv …

Hämtar varor ur Magentos eller Shopifys produkt-CSV till butiken: hela filen, eller inget av den.
En import som avbröts fortsätter där den var när samma fil ges igen.

  --storefront NAMN      sport, professional eller båda, med kommatecken (förval: sport)
  --source NAMN          Vems varorna är, om flera leverantörer skickar filer (förval: import)
  --replace              Filen är allt som källan har: varor av samma källa och format som saknas i
                         den tas ur försäljning. Nekas om det är mer än hälften av dem, om det inte
                         skrivs som --replace=all
  --dry-run              Berätta vad som skulle hända, och behåll inget
  --currency KOD         Valutan för de av filens priser som inte nämner någon (förval: den enda som
                         det finns en kurs för, annars butikens)
  --rate KOD=N           Räkna om priser: USD=10.45 där 1 USD är 10.45 i butikens valuta. Får stå
                         flera gånger; det som saknar kurs nekas
  --stock N              Antal av en artikel vars lager filen inte säger (förval: 0)
  --vat N                Moms i procent, som ingår i filens priser (förval: butikens)
  --manufacturer TEXT    Namn, adress och e-post till den tillverkare som filen inte nämner
  --own-numbers          Numrera artiklarna efter handle och val, där en Shopify-fil upprepar sina SKU
  --pictures ADRESS      Vad som står före bildernas sökvägar:
                         https://old.example/media/catalog/product
  --stock-as-of TID      När filens lager räknades, som 2026-11-22T08:00 (förval: nu); det som har
                         reserverats, sålts eller kommit tillbaka sedan dess räknas in
  --restart              Börja om från början, om en import av samma fil avbröts i förtid
  --verbose              Lista varje fält som står kvar som någon har ändrat det för hand
  --decimals NAMN        Vad som står före decimaler, point eller comma, där kolumnen inte säger det:
                         ”12.345” kan vara tolv tusen
  --encoding NAMN        {encodings} (förval: {encoding})

Databasen är butikens egen, enligt DATA_DIR och DATABASE_URL; butiken får vara igång.
Hur mycket det är i en artikel, för jämförpriset, står i Shopifys Unit Price Total Measure och
Unit Price Total Measure Unit, eller i Magentos attribut unit_pricing_measure (250 g, 10 m). En
energimärkning står i energy_efficiency_class (A till G), energy_label_url och energy_sheet_url.
Bilder hämtas från adresserna i PICTURE_ORIGINS, både av importen och av butiken.
`,
  'cli.help.demo': `Courtside: npm run demo

Berättar om butiken är demon.

  --remove     Ta bort hela demon för gott: varor, kunder, deras beställningar, kampanjkoder och
               avgifter. Butikens egna varor blir kvar, och andras beställningar också

Databasen är butikens egen, enligt DATA_DIR och DATABASE_URL; butiken får vara igång.
`,
  'cli.help.snippet': `Courtside: npm run snippet -- https://shop.example [https://www.example.com]

Skriver ut de två rader som en redaktör lägger in på en annan webbplats sida, med skriptets kontrollsumma,
och vad sidan behöver därutöver. Den första adressen är butikens (annars: BASE_URL), den andra webbplatsens.
`,
  'cli.help.goods': `Courtside: npm run goods

Listar vad som inte säljs, och om en fil eller någon för hand har tagit det ur försäljning.

  --off NAMN …   Ta varor ur försäljning: ingen hittar eller köper dem förrän du tar tillbaka dem, vad
                 senare importer än säger. Beställningar visar dem fortfarande
  --on NAMN …    Sälj dem igen, också där filen säger något annat

NAMN är ett artikelnummer eller en produkt: dess SKU eller handle, eller sista delen av adressen. Ett
namn som är både en produkts och en artikels betyder produkten.

Databasen är butikens egen, enligt DATA_DIR och DATABASE_URL; butiken får vara igång.
`,
  'cli.help.priceLists': `Courtside: npm run price-lists

Listar vad företag har avtalat att betala.

  FIL --list NAMN            Sätter filens rader i stället för listans; gör listan om ingen har
                             namnet. Rader är artikel;antal;pris, med ett pris utan moms eller en
                             rabatt som 15%; artikeln är ett nummer, en produkts kod eller * för alla
                             artiklar. En rad som är fel nämns, och då ändras inget
  --company NUMMER           Tillsammans med det, en eller flera gånger: de företagen betalar enligt
                             listan från och med nu

Databasen är butikens egen, enligt DATA_DIR och DATABASE_URL; butiken får vara igång.
`,
  'cli.help.books': `Courtside: npm run books

Jämför beställningarna med lager, betalningar, återbetalningar och mejl, nämner varje beställning där de
skiljer sig åt, och slutar med 1 om någon gör det.

  --repair-stock    Låt lagret följa beställningarna

Databasen är butikens egen, enligt DATA_DIR och DATABASE_URL; butiken får vara igång.
`,
  'cli.help.move': `Courtside: npm run move -- ADRESS

Flyttar butiken från sin databas, enligt DATA_DIR och DATABASE_URL, till en tom på ADRESS:
postgres://user:password@host:5432/name, eller file:///mapp/courtside.db.

Varje tabell räknas och jämförs när den har kommit fram. Stoppa butiken först: ingen kan skriva i den
första databasen under tiden, och den blir kvar som den är. Starta sedan butiken med DATABASE_URL=ADRESS.
`,
  'cli.help.migrate': `Courtside: npm run migrate

Uppdaterar databasens tabeller, enligt DATA_DIR och DATABASE_URL. Butiken gör det själv när den startar;
där flera startar körs kommandot först. Det väntar medan ett annat program gör samma sak.
`,
  'cli.help.backup': `Courtside: npm run backup [-- MAPP]

Kopierar butiken till en ny mapp i MAPP (utan angivelse: ./backups) som får tiden till namn: databasen
som den är i det ögonblicket, shop.json och annat som ligger i DATA_DIR. Butiken får vara igång, och
ingen behöver vänta. Kopian läses igenom innan mappen får sitt namn.

Skickade mejl i DATA_DIR/mail och inställningarna, bland dem STAFF_KEY, kopieras inte: spara
inställningarna på annan plats. MAPP ligger bäst på en annan disk eller dator. Gamla kopior tar du själv
bort.
`,
  'cli.help.restore': `Courtside: npm run restore -- MAPP

Lägger säkerhetskopian i MAPP i DATA_DIR, som ska vara tom eller inte finnas. Kopian kontrolleras först
och lämnas som den är. En återläsning som avbröts körs en gång till; innan dess startar inte butiken.

Butiken är sedan som den var när kopian gjordes. Det som skulle göras just då, till exempel ett mejl
eller en återbetalning, görs en gång till; en betaltjänst drar eller betalar inte tillbaka två gånger.
`,
  'cli.help.withdrawals': `Courtside: npm run withdrawals

Listar vad kunder har ångrat och butiken inte är klar med.

  --done NUMMER    Beställningens varor är tillbaka, eller behöver inte väntas in: markerar ångern som
                   klar, och betalar tillbaka där en betalleverantör har pengarna. En del som kunden
                   har beskrivit med egna ord betalar du tillbaka själv
  --no-refund      Tillsammans med --done: betalar inte tillbaka något, för att det redan är gjort
                   eller inte behövs

Databasen är butikens egen, enligt DATA_DIR och DATABASE_URL. Butiken får vara igång; det är den som
ber leverantören, så snart den är igång.
`,
  'cli.help.payments': `Courtside: npm run payments

Listar beställningar som väntar på banköverföring, och överföringar som ska betalas tillbaka.

  --paid NUMMER [REFERENS]    Hela summan för beställningen har kommit till bankkontot. REFERENS
                              skiljer en andra överföring för samma beställning från den första
  --returned REFERENS         Pengarna från den överföringen är återbetalda
  --invoice FÖRETAG yes|no    Låter företaget med det organisationsnumret köpa mot faktura, eller
                              inte längre. Ingen annan erbjuds det

En beställning vars pengar inte har kommit i tid avbryts av butiken när den är igång; köparen får veta
det, och varorna säljs igen. Pengar som kommer senare registreras på samma sätt: beställningen tas upp
igen om varorna finns kvar.

Databasen är butikens egen, enligt DATA_DIR och DATABASE_URL. Butiken får vara igång; det är den som
skickar mejlen.
`,
  'cli.help.staff': `Courtside: npm run staff

Vem som får logga in på /staff. Ägare bjuder in andra där.

  --owner E-POST NAMN  Gör den första ägaren i en butik som saknar personal; läser lösenordet från
                       standard input
  --recover E-POST     Släpper in någon igen som har förlorat lösenord eller koder: skriver en länk
                       för att välja lösenord, som gäller i {hours} timmar och en gång

Databasen är butikens egen, enligt DATA_DIR och DATABASE_URL. Butiken får vara igång.
`,
  'cli.help.setup': `Courtside: npm run setup

Frågar vad butiken är, och skriver det i filen som butiken startar med: DATA_DIR/shop.json, eller den
som SHOP_FILE nämner.

  --language NAMN    Fråga på sv eller en (förval: sv där systemet är det, annars en)
  --answers FIL      Ta svaren ur filen och fråga inget: "name" med "Min butik" och så vidare, som
                     docs/setup.md räknar upp; alla som saknas nämns på en gång
  --replace          Skriv en ny fil i stället för den som finns
`,
} as const
