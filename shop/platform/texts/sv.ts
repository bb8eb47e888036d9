/** Sentences that any part of the server may say. */
export const serverSv = {
  'article.unavailable': 'Varan går inte att köpa just nu.',
  'cart.quotation': 'Pris på offert. Kan beställas när en offert är accepterad.',
  'cart.quotation.why':
    'Något i varukorgen har pris på offert. Begär en, så svarar vi med pris. Resten kan du beställa för sig.',
  'cart.quotation.ask': 'Lägg det i offertlistan',
  'cart.notsold': 'Varan säljs inte längre. Ta bort den för att kunna beställa.',
  'cart.row.locked': 'Raden kan inte ändras.',
  'cart.toomanyrows': 'Lägg i högst {max} olika varor åt gången.',
  'cart.full': 'Varukorgen rymmer högst {max} olika varor.',
  'order.unknown': 'Beställningen finns inte.',
  'search.pages': 'Sidor',
  'search.words.delivery':
    'frakt fraktkostnad fraktfritt leverans leveranstid leveranssätt levereras hemleverans ombud utlämningsställe paket spedition porto skicka',
  'search.words.returns':
    'retur returer returnera returrätt ångra ångerrätt öppet köp byte byta bytesrätt reklamation reklamera återbetalning pengarna tillbaka skicka',
  'search.words.withdraw':
    'ångra ångerrätt ångerblankett ångerformulär avtal frånträda avbryta retur returformulär',
  'search.words.contact':
    'kontakt kontakta kontaktuppgifter kundtjänst kundservice öppettider öppet butik butiker telefon telefonnummer ring mejl e-post epost adress hitta hjälp support om oss företaget',
  'search.words.terms': 'villkor köpvillkor avtal regler betalning',
  'search.words.privacy': 'integritet integritetspolicy personuppgifter dataskydd gdpr',
  'search.words.accessibility': 'tillgänglighet tillgänglighetsredogörelse hjälpmedel skärmläsare',
  'search.words.cookies': 'kakor cookies samtycke',
  'search.words.orders':
    'order beställning beställningar ordrar spåra spårning orderstatus kvitto mina',
  'search.words.account': 'konto mitt mina sidor logga in inloggning lösenord',
  'search.words.newsletter': 'nyhetsbrev prenumerera avsluta utskick',
  'search.guess': 'Det närmaste vi har: {q}',
  'search.categories': 'Kategorier',
  'stock.instock': 'I lager',
  'stock.fewleft': 'Få kvar: {n}',
  'stock.backorder': 'Beställ\u00adnings\u00advara',
  'stock.notenough': 'Så många går inte att beställa. Minska antalet eller logga in.',
  'handoff.title': 'Två varukorgar',
  'handoff.text':
    'Du kommer från {host} med varor. Här i butiken finns det redan varor i din varukorg.',
  'handoff.incoming': 'Från {host}',
  'handoff.own': 'Redan i varukorgen',
  'handoff.add': 'Lägg till varorna',
  'handoff.leave': 'Behåll bara varukorgen här',
  'handoff.row': '{n} × {name}',
  'handoff.back': 'Tillbaka till {host}',
  'request.unreadable': 'Begäran gick inte att läsa.',
  'request.toobig': 'Begäran är för stor.',
  'request.wrongtype': 'Begäran är i fel format.',
  'request.notfound': 'Det finns inget på den adressen.',
  'request.wrongmethod': 'Adressen svarar inte på den sortens begäran.',
  'request.repeated': 'Samma nyckel har redan använts för en annan begäran.',
  'request.running': 'Begäran behandlas redan. Vänta en stund.',
  'request.toomany': 'För många försök. Försök igen om {s} sekunder.',
  'request.login': 'Logga in för att fortsätta.',
  'request.forbidden': 'Du har inte behörighet till det här.',
  'request.origin':
    'Sidor från {origin} får inte fråga butiken. Lägg till adressen i origins.pages i shop.json.',
  'request.elsewhere': 'Det här går bara på butikens egna sidor.',
  'shop.unavailable': 'Butiken kan inte svara just nu. Försök igen om en stund.',
} as const
