/** What the programs beside the shop print of what they did, in Swedish. */
export const outputSv = {
  'cli.nothing': '”{words}” finns inte att göra här. Se --help.',
  'cli.option': 'Valet ”{word}” finns inte här. Se --help.',

  'cli.goods.unknown': 'Inget heter ”{name}”.',
  'cli.goods.ambiguous': '”{name}” kan vara vilken som helst av {codes}: ange en av dem.',
  'cli.goods.article': '{article} av {name}',
  'cli.goods.on': '{what} {change, select, yes {är nu} other {var redan}} till salu.',
  'cli.goods.off': '{what} {change, select, yes {säljs inte längre} other {såldes redan inte}}.',
  'cli.goods.product': 'Själva produkten {code} säljs inte.',
  'cli.goods.none': 'Allt är till salu.',
  'cli.goods.byhand': 'för hand',
  'cli.goods.byfile': 'enligt sin fil',

  'cli.stock.agrees': 'Lager och beställningar stämmer överens.',
  'cli.stock.repaired': 'Rättat.',
  'cli.stock.unchanged': 'Inget ändrades. Rätta det med --repair.',
  'cli.stock.fault':
    'Beställning {order}, artikel {article}: {taken} togs ur lagret, {wanted} skulle ha tagits',

  'cli.demo.there': 'Butiken är demon, eller har den bland andra varor. Ta bort den med --remove.',
  'cli.demo.none': 'Inget av demon finns i butiken.',
  'cli.demo.removed':
    'Borttaget: {products, plural, one {# produkt} other {# produkter}} med {articles, plural, one {# artikel} other {# artiklar}}, {categories, plural, one {# kategori} other {# kategorier}}, {customers, plural, one {# kund} other {# kunder}} med {orders, plural, one {# beställning} other {# beställningar}}, {codes, plural, one {# kampanjkod} other {# kampanjkoder}}, {fees, plural, one {# avgift} other {# avgifter}}.',
  'cli.demo.keptcategories':
    'Kvar, för att andra varor finns i dem: {n, plural, one {# kategori} other {# kategorier}}.',
  'cli.demo.keptorders':
    'Kvar utan kund: {n, plural, one {# beställning} other {# beställningar}} av demons kunder på dina egna varor, eller betalda på annat håll. Se över dem innan du levererar.',
  'cli.demo.over': 'Andras beställningar är kvar. Demon kommer inte tillbaka till butiken.',
} as const
