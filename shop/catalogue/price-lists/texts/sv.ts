export const priceListSv = {
  'pricelist.fault': 'Rad {row}: {fault}',
  'pricelist.fault.cells': 'det ska stå artikel, antal och pris, inget mer',
  'pricelist.fault.from': '”{text}” är inget antal mellan 1 och 9 999',
  'pricelist.fault.price': '”{text}” är varken ett pris eller en rabatt som 15 %',
  'pricelist.fault.open':
    '”{text}” kan läsas på två sätt; skriv decimaler efter ett komma, 12,345, och tusental utan tecken',
  'pricelist.fault.unknown': '”{text}” är varken en artikel eller en produkt',
  'pricelist.fault.twice': '{text} har redan ett pris från det antalet',
  'pricelist.fault.many': 'listan får ha högst {n} rader',
  'pricelist.fault.more': 'och {n} fel till',
} as const
