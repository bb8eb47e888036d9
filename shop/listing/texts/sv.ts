/** Texts of pages with lists, in Swedish. */
export const listingSv = {
  'page.sort': 'Sortera',
  'page.sort.fit': 'Bäst träff',
  'page.sort.popular': 'Mest köpta',
  'page.sort.shop': 'Rekommenderat',
  'page.sort.newest': 'Nyast först',
  'page.sort.price-up': 'Lägsta pris först',
  'page.sort.price-down': 'Högsta pris först',
  'page.sort.name': 'Namn, A–Ö',
  'page.sort.submit': 'Visa',
  'page.perpage': 'Per sida',
  'page.shortcuts': 'Genvägar till filter',
  'page.search.heading': 'Träffar för ”{q}”',
  'page.search.all': 'Alla varor',
  'page.search.named': 'Kategorier som heter så',
  'page.search.guess':
    'Inget matchar ”{q}”. Det här är en gissning, det närmaste vi har: ”{near}”.',
  'page.search.corrected': 'Vi sökte på ”{q}” i stället.',
  'page.search.tip.word': 'Prova ett kortare eller vanligare ord, till exempel ”skor”.',
  'page.search.tip.number': 'Du kan också söka på artikelnummer.',
  'page.search.categories': 'Eller börja här',
  'page.search.contact': 'Vi hjälper dig att hitta rätt: ring {phone}. {hours}',
  'page.campaigns': 'Kampanjer',
  'page.campaigns.text':
    'Allt som är nedsatt just nu, räknat från lägsta pris de senaste 30 dagarna.',
  'page.campaigns.until': 'till {time}',
} as const
