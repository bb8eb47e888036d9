/** Texts of favourites, of what was looked at, and of price lists, in Swedish. */
export const catalogueSv = {
  'favourite.added': 'Sparad som favorit.',
  'favourite.removed': 'Inte längre favorit.',
  'favourite.none.text':
    'Tryck på hjärtat vid en vara, så finns den här nästa gång. Logga in, så följer favoriterna med till dina andra enheter.',
  'favourite.none.account':
    'Tryck på hjärtat vid en vara, så finns den här nästa gång, på alla enheter där du är inloggad.',
  'favourite.none.shop': 'Se sortimentet',
  'favourite.noscript':
    'Dina favoriter sparas i webbläsaren, och den visar dem bara med JavaScript. Logga in för att ha dem i ditt konto.',
  'favourite.gone.off': '{name} säljs inte längre.',
  'favourite.gone.here': '{name} säljs inte i den här delen av butiken.',
  'seen.busy': 'Hämtar det du har tittat på …',
  'seen.none.text': 'Butiken minns bara vad du tittar på om du säger ja till det.',
  'seen.choose': 'Välj här',
  'seen.noscript':
    'Det du har tittat på sparas i webbläsaren, och den visar det bara med JavaScript. Logga in för att se det som finns i ditt konto.',
  'pricelist.fault': 'Rad {row}: {fault}',
  'pricelist.fault.cells': 'det ska stå artikel, antal och pris, inget mer',
  'pricelist.fault.from': '”{text}” är inget antal mellan 1 och 9 999',
  'pricelist.fault.price': '”{text}” är varken ett pris eller en rabatt som 15 %',
  'pricelist.fault.open':
    '”{text}” kan läsas på två sätt; skriv decimaler efter ett komma, 12,345, och tusental utan tecken',
  'pricelist.fault.unknown': '”{text}” är varken en artikel eller en produkt',
  'pricelist.fault.twice': '{text} har redan ett pris från det antalet',
  'pricelist.fault.many': 'listan får ha högst {n} rader',
  'pricelist.fault.more': 'och {n} fel till',
} as const satisfies Record<string, string>
