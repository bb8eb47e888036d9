/** Swedish texts of product cards. */
export const svProducts = {
  'energy.class': 'Energiklass {class} på skalan A till G',
  'page.lowest30': 'Lägsta pris senaste 30 dagarna:',
  'page.colours': 'Finns i {n} färger: {names}',
  'page.choose': 'Välj variant',
  'page.quickbuy': 'Snabbköp',
  'page.quickbuy.choose': 'Välj färg och storlek',
  'page.quickbuy.more': 'Allt om varan och storleksguide',
  'product.gone': 'Säljs inte längre',
  'product.none': 'Inga varor att visa',
  'product.failed': 'Kunde inte hämtas',
} as const satisfies Record<string, string>
