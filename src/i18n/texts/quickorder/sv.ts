/** Swedish texts of the lines of a quick order. */
export const svQuickOrder = {
  'quickorder.number': 'Artikelnummer eller namn',
  'quickorder.line': 'Lägg till rad',
  'quickorder.suggestions': 'Artiklar',
  'quickorder.unknown':
    'Det finns ingen artikel med numret ”{number}”. Välj en artikel i listan om du skrev ett namn.',
  'quickorder.lineadded': '{n} st {name} har lagts till bland raderna.',
} as const satisfies Record<string, string>
