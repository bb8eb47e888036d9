/** Texts of the page of a buy link, in Swedish. */
export const buyLinkSv = {
  'buylink.heading': '{n, plural, one {Köp den här varan} other {Köp de här varorna}}',
  'buylink.addrest': 'Lägg resten i varukorgen',
  'buylink.toomany': 'Så många har vi inte: det finns {max} kvar.',
  'buylink.incart': 'Du har redan {n} i varukorgen.',
  'buylink.refused':
    'Inget har lagts i varukorgen. {n, plural, one {En vara går inte att köpa som du har valt den; orsaken står vid varan.} other {# varor går inte att köpa som du har valt dem; orsaken står vid varje vara.}}',
  'buylink.rest': 'Resten kan du lägga i varukorgen.',
  'buylink.code': 'Koden {code} dras av i varukorgen, om den gäller.',
  'buylink.added':
    '{n, plural, one {# vara} other {# varor}} ligger i varukorgen. Koden i länken räknas inte av:',
  'buylink.code.unknown': 'Koden {code} gäller inte.',
  'buylink.code.expired': 'Koden {code} har gått ut.',
  'buylink.code.used': 'Koden {code} är redan använd.',
} as const
