/** What visitors have marked, in Swedish. */
export const favouritesSv = {
  'favourite.added': 'Sparad som favorit.',
  'favourite.removed': 'Inte längre favorit.',
  'favourite.none': 'Du har inga favoriter än.',
  'favourite.none.text':
    'Tryck på hjärtat vid en vara, så finns den här nästa gång. Logga in, så följer favoriterna med till dina andra enheter.',
  'favourite.none.account':
    'Tryck på hjärtat vid en vara, så finns den här nästa gång, på alla enheter där du är inloggad.',
  'favourite.none.shop': 'Se sortimentet',
  'favourite.noscript':
    'Dina favoriter sparas i webbläsaren, och den visar dem bara med JavaScript. Logga in för att ha dem i ditt konto.',
  'favourite.gone': 'Går inte att köpa här',
  'favourite.gone.off': '{name} säljs inte längre.',
  'favourite.gone.here': '{name} säljs inte i den här delen av butiken.',
} as const satisfies Record<string, string>
