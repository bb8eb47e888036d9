/** Texts of the newsletter and of restock notices, in Swedish. */
export const newsletterSv = {
  'restock.title': 'Mejl när varan finns igen',
  'restock.open': 'Få ett mejl när den finns igen',
  'restock.open.size': 'Är din storlek slut? Få ett mejl när den finns igen',
  'restock.size': 'Storlek som är slut',
  'restock.hint': 'Ett enda mejl. När det är skickat glömmer vi adressen, annars efter 180 dagar.',
  'restock.press': 'Mejla mig när den finns',
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
  'mail.unsubscribe.subject': 'Avsluta nyhetsbrevet',
  'mail.unsubscribe.lead':
    'Någon, troligen du, vill att vi slutar skicka nyhetsbrevet hit. Öppna länken och bekräfta.',
  'mail.unsubscribe.link': 'Avsluta nyhetsbrevet',
  'mail.unsubscribe.ignore':
    'Var det inte du? Då behöver du inte göra något: nyhetsbrevet fortsätter komma.',
  'mail.newsletter.subject': 'Bekräfta att du vill ha vårt nyhetsbrev',
  'mail.newsletter.lead':
    'Någon, troligen du, har bett om vårt nyhetsbrev till den här adressen. Bekräfta det, så skickar vi nyheter och erbjudanden med e-post.',
  'mail.newsletter.link': 'Bekräfta adressen',
  'mail.newsletter.ignore':
    'Länken gäller i {days} dagar. Vill du inte ha nyhetsbrevet behöver du inte göra något: då tar vi bort adressen.',
  'mail.restock.size': 'storlek {size}',
  'mail.restock.subject': 'Finns igen: {name}',
  'mail.restock.lead':
    '{name} finns i lager igen. Den är inte undanlagd åt dig: den som beställer först får den.',
  'mail.restock.link': 'Till varan',
  'mail.restock.once':
    'Någon, troligen du, bad om det här mejlet {day}. Det kommer bara en gång, och nu har vi glömt adressen.',
  'mail.restock.stop': 'Sluta mejla mig om andra varor som finns igen',
  'newsletter.unsubscribe': 'Avsluta',
  'newsletter.unsubscribe.ask': 'Avsluta nyhetsbrevet',
  'newsletter.unsubscribe.ask.text':
    'Skriv adressen som nyhetsbrevet kommer till, så mejlar vi en länk som avslutar det.',
  'newsletter.unsubscribe.ask.press': 'Mejla mig länken',
  'newsletter.unsubscribe.asked': 'Titta i din inkorg',
  'newsletter.unsubscribe.asked.text':
    'Får adressen nyhetsbrevet har vi mejlat en länk dit. Öppna den för att avsluta.',
  'newsletter.unsubscribe.confirm': 'Vill du avsluta nyhetsbrevet?',
  'newsletter.unsubscribe.confirm.text':
    'Vi slutar skicka det på en gång. Vill du ha det igen är du välkommen tillbaka.',
  'newsletter.unsubscribe.confirm.press': 'Ja, avsluta nyhetsbrevet',
  'newsletter.unsubscribe.done': 'Nyhetsbrevet är avslutat',
  'newsletter.unsubscribe.done.text':
    'Vi skickar inga fler. Ett som redan är på väg kan komma fram ändå.',
  'newsletter.unsubscribe.link': 'Avsluta nyhetsbrevet',
  'newsletter.page.ask': 'Vill du ha vårt nyhetsbrev?',
  'newsletter.page.confirm': 'Ja, skicka nyhetsbrevet',
  'newsletter.page.done': 'Tack! Nu får du nyhetsbrevet.',
  'newsletter.page.done.text': 'I varje utskick finns en länk som avslutar det.',
  'newsletter.page.form': 'Anmäl dig till nyhetsbrevet',
  'newsletter.page.home': 'Till butiken',
  'newsletter.page.old': 'Länken gäller inte längre',
  'newsletter.page.old.text':
    'Den är för gammal, eller så har du tackat nej. Vill du ha nyhetsbrevet är du välkommen att anmäla dig igen.',
} as const
