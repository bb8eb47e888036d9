/** What visitors have looked at, in Swedish. */
export const seenSv = {
  'seen.title': 'Senast visade',
  'seen.all': 'Visa alla',
  'seen.clear': 'Rensa',
  'seen.busy': 'Hämtar det du har tittat på …',
  'seen.none': 'Här finns inga varor att visa än.',
  'seen.none.text': 'Butiken minns bara vad du tittar på om du säger ja till det.',
  'seen.choose': 'Välj här',
  'seen.noscript':
    'Det du har tittat på sparas i webbläsaren, och den visar det bara med JavaScript. Logga in för att se det som finns i ditt konto.',
} as const satisfies Record<string, string>
