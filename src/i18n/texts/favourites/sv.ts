/** Swedish texts of favourites and recently viewed products. */
export const svFavourites = {
  'favourite.of': 'Favorit: {name}',
  'favourite.title': 'Favoriter',
  'favourite.full': 'Du har redan {max} favoriter. Ta bort någon först.',
  'favourite.notkept':
    'Sparad tills du lämnar sidan: webbläsaren tillåter inte att vi minns den. Logga in för att spara den i ditt konto.',
  'favourite.none': 'Du har inga favoriter än.',
  'favourite.gone': 'Går inte att köpa här',
  'favourite.gone.one': 'En vara som inte säljs här',
  'favourite.list.busy': 'Hämtar dina favoriter …',
  'favourite.list.failed': 'Favoriterna kunde inte hämtas.',
  'seen.title': 'Senast visade',
  'seen.all': 'Visa alla',
  'seen.clear': 'Rensa listan',
  'seen.none': 'Här finns inga varor att visa än.',
  'seen.cleared': 'Listan är rensad.',
  'seen.failed': 'Varorna kunde inte hämtas.',
} as const satisfies Record<string, string>
