/** Waiting for what is out of stock, in Swedish. */
export const restockSv = {
  'restock.title': 'Mejl när varan finns igen',
  'restock.open': 'Få ett mejl när den finns igen',
  'restock.open.size': 'Är din storlek slut? Få ett mejl när den finns igen',
  'restock.size': 'Storlek som är slut',
  'restock.hint': 'Ett enda mejl. När det är skickat glömmer vi adressen, annars efter 180 dagar.',
  'restock.press': 'Mejla mig',
  'restock.asked': 'Vi mejlar dig när den finns igen.',
  'restock.instock': 'Den finns redan i lager.',
  'restock.refused': 'Vi kan inte bevaka det här.',
  'restock.unknown': 'Välj vilken storlek du väntar på.',
  'restock.stop.confirm': 'Vill du inte ha fler mejl om varor som finns igen?',
  'restock.stop.confirm.text': 'Då tar vi bort allt som din adress väntar på.',
  'restock.stop.press': 'Ja, mejla mig inte',
  'restock.stop.done': 'Din adress väntar inte på något',
  'restock.stop.done.text': 'Vi skickar inga fler mejl om varor som finns igen.',
  'restock.stop.home': 'Till butiken',
} as const satisfies Record<string, string>
