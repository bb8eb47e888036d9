/** Swedish texts of what visitors mark, and of what they have looked at. */
export const svFavourites = {
  'favourite.label': 'Favorit',
  'favourite.of': 'Favorit: {name}',
  'favourite.title': 'Favoriter',
  'favourite.full': 'Du har redan {max} favoriter. Ta bort någon först.',
  'favourite.notkept':
    'Sparad tills du lämnar sidan: webbläsaren tillåter inte att vi minns den. Logga in för att spara den i ditt konto.',
  'favourite.list.busy': 'Hämtar dina favoriter …',
  'favourite.list.failed': 'Favoriterna kunde inte hämtas.',
  'seen.cleared': 'Listan är rensad.',
  'seen.failed': 'Varorna kunde inte hämtas.',
} as const satisfies Record<string, string>
