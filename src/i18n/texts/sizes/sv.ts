/** Swedish texts of size forms, quick buy and buying again. */
export const svSizes = {
  'reorder.done': 'Varorna ligger i varukorgen',
  'reorder.rest': 'Resten ligger i varukorgen.',
  'reorder.partly':
    '{n, plural, one {# vara kunde inte läggas i:} other {# varor kunde inte läggas i:}}',
  'quickbuy.colour': 'Välj färg',
  'quickbuy.loading': 'Hämtar storlekar …',
  'quickbuy.shown': 'Storlekar i {color} visas.',
  'quickbuy.failed': 'Storlekarna i {color} kunde inte hämtas.',
  'size.choose': 'Välj storlek',
  'size.fewleft': 'Få kvar ({n})',
  'size.expected': 'Väntas {date}',
  'size.instock': 'I lager',
  'size.out': 'slut i lager',
  'size.matrix': 'Storlekar per färg',
  'size.more': 'Visa {n, plural, one {# storlek} other {# storlekar}} till',
  'size.guide': 'Storleksguide',
  'size.sum': '{n} st{sum, select, none {} other {, {sum}}}',
} as const satisfies Record<string, string>
