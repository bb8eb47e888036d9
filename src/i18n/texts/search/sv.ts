/** Swedish texts of quick search. */
export const svSearch = {
  'search.label': 'Sök bland varor',
  'search.submit': 'Sök',
  'search.clear': 'Rensa sökfältet',
  'search.close': 'Stäng sökningen',
  'search.nohits': 'Inget matchar ”{q}”. Kolla stavningen eller prova ett annat ord.',
  'search.count': '{n, plural, one {# träff} other {# träffar}}',
  'search.all': 'Visa alla träffar för ”{q}”',
  'search.loading': 'Söker …',
  'search.failed': 'Sökningen fungerar inte just nu. Tryck Enter för att söka på sökresultatsidan.',
  'search.forget': 'Glöm mina sökningar',
  'search.recent': 'Senaste sökningar',
  'search.popular': 'Populära sökningar',
  'search.list': 'Sökförslag',
} as const satisfies Record<string, string>
