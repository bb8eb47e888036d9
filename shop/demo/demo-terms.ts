/** The demo's fee for products that do not fit an ordinary parcel. */
export const DEMO_FEE = {
  id: 'bulky',
  kind: 'service',
  rule: 'bulky',
  amount: 39_900,
  vat_rate: 2500,
  name_sv: 'Leverans av tungt gods',
  name_en: 'Delivery of bulky goods',
} as const

/** Prices without VAT. */
export const DEMO_PRICE_LIST = {
  name: 'Lunda IF, klubbavtal',
  currency: 'SEK',
  lines: [
    ...['demo-60106;1;5%', 'demo-60106;10;12%', 'demo-60106;30;18%'],
    ...['demo-60103;1;1290', 'demo-60103;5;1190', 'demo-60103;20;1090'],
  ],
} as const

export const DEMO_CODES = [
  { code: 'SOMMAR10', percent: 10 },
  { code: 'KLUBB100', amount: 10_000, from_total: 50_000 },
  { code: 'LAST1', percent: 20, uses_left: 1 },
] as const
