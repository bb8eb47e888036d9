import type { priceListSv } from './sv.ts'

export const priceListEn = {
  'pricelist.fault': 'Row {row}: {fault}',
  'pricelist.fault.cells': 'an article, a quantity and a price should stand there, nothing else',
  'pricelist.fault.from': '“{text}” is no quantity between 1 and 9,999',
  'pricelist.fault.price': '“{text}” is neither a price nor a discount such as 15%',
  'pricelist.fault.open':
    '“{text}” can be read in two ways; write decimals after a comma, 12,345, and thousands without a sign',
  'pricelist.fault.unknown': '“{text}” is neither an article nor a product',
  'pricelist.fault.twice': '{text} already has a price from that quantity',
  'pricelist.fault.many': 'a list may have {n} rows at most',
  'pricelist.fault.more': 'and {n} more errors',
} as const satisfies Record<keyof typeof priceListSv, string>
