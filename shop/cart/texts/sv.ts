/** Texts of the cart, and of a cart from another site, in Swedish. */
export const cartSv = {
  'price.step.applies': 'Priset gäller från {n} st',
  'price.step.next': 'Från {n} st: {sum} per st, {left} till',
  'price.business': 'Pris och lager för företagskunder',
  'page.home.range.all': 'Visa alla varor',
  'cart.merged':
    '{n, plural, one {# vara} other {# varor}} som du lade i varukorgen innan du loggade in ligger nu i den här{names, select, none {} other {: {names}{more, plural, =0 {} other { och # till}}}}.',
  'page.cart.added': '{n, plural, one {# vara} other {# varor}} ligger i varukorgen.',
  'page.cart.updated': 'Varukorgen är ändrad.',
  'page.cart.link': 'Till varukorgen',
  'article.unavailable': 'Varan går inte att köpa just nu.',
  'cart.quotation': 'Pris på offert. Kan beställas när en offert är accepterad.',
  'cart.quotation.why':
    'Något i varukorgen har pris på offert. Begär en, så svarar vi med pris. Resten kan du beställa för sig.',
  'cart.quotation.ask': 'Lägg det i offertlistan',
  'cart.notsold': 'Varan säljs inte längre. Ta bort den för att kunna beställa.',
  'cart.row.locked': 'Raden kan inte ändras.',
  'cart.toomanyrows': 'Lägg i högst {max} olika varor åt gången.',
  'cart.full': 'Varukorgen rymmer högst {max} olika varor.',
  'stock.fewleft': 'Bara {n} kvar',
  'stock.notenough':
    'Så många går inte att beställa. Minska antalet, eller logga in för att se lagret.',
  'handoff.title': 'Två varukorgar',
  'handoff.text':
    'Du kommer från {host} med varor. Här i butiken finns det redan varor i din varukorg.',
  'handoff.incoming': 'Från {host}',
  'handoff.own': 'Redan i varukorgen',
  'handoff.add': 'Lägg till varorna',
  'handoff.leave': 'Behåll bara varukorgen här',
  'handoff.row': '{n} × {name}',
  'handoff.back': 'Tillbaka till {host}',
} as const
