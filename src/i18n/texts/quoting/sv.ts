/** Swedish texts of the buttons that add products to the quotation list. */
export const svQuoting = {
  'quote.add': 'Lägg i offertlistan',
  'quote.added': 'Ligger i offertlistan',
  'quote.count': '{n, plural, one {# vara i offertlistan} other {# varor i offertlistan}}',
  'quote.full': 'Offertlistan är full: den rymmer {max} olika varor. Skicka den först.',
  'quote.toomany': 'Du har redan {max} i offertlistan, det mesta som går i en förfrågan.',
} as const satisfies Record<string, string>
