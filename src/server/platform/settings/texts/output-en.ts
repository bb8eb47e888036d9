import type { outputSv } from './output-sv.ts'

/** What the programs beside the shop print of what they did, in English. */
export const outputEn = {
  'cli.nothing': '"{words}" is nothing to do here. See --help.',
  'cli.option': '"{word}" is no option here. See --help.',

  'cli.goods.unknown': 'Nothing goes by the name "{name}".',
  'cli.goods.ambiguous': '"{name}" may be any of {codes}: name one of these.',
  'cli.goods.article': '{article} of {name}',
  'cli.goods.on': '{what} {change, select, yes {is now} other {was already}} on sale.',
  'cli.goods.off': '{what} {change, select, yes {is now} other {was already}} off sale.',
  'cli.goods.product': 'The product {code} itself is off sale.',
  'cli.goods.none': 'Everything is on sale.',
  'cli.goods.byhand': 'by hand',
  'cli.goods.byfile': 'by its file',

  'cli.stock.agrees': 'Stock and orders agree.',
  'cli.stock.repaired': 'Repaired.',
  'cli.stock.unchanged': 'Nothing was changed. Repair it with --repair.',
  'cli.stock.fault':
    'Order {order}, article {article}: {taken} taken from the stock, {wanted} wanted',

  'cli.demo.there':
    'This shop is the demo, or holds it beside other goods. Take it out with --remove.',
  'cli.demo.none': 'Nothing of the demo is in this shop.',
  'cli.demo.removed':
    'Removed: {products, plural, one {# product} other {# products}} with {articles, plural, one {# article} other {# articles}}, {categories, plural, one {# category} other {# categories}}, {customers, plural, one {# customer} other {# customers}} with {orders, plural, one {# order} other {# orders}}, {codes, plural, one {# campaign code} other {# campaign codes}}, {fees, plural, one {# fee} other {# fees}}.',
  'cli.demo.keptcategories':
    'Kept, because other goods stand in them: {n, plural, one {# category} other {# categories}}.',
  'cli.demo.keptorders':
    'Kept without a customer: {n, plural, one {# order} other {# orders}} of demo customers on goods of your own, or paid elsewhere. Look at them before you deliver.',
  'cli.demo.over': 'The orders of others stay. The demo does not come back to this shop.',
} as const satisfies Record<keyof typeof outputSv, string>
