/** Texts of search besides its hits, in Swedish. */
export const searchSv = {
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
} as const
