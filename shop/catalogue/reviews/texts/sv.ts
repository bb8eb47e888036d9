/** Texts of reviews on product pages, in Swedish. */
export const reviewListSv = {
  'review.title': 'Omdömen',
  'review.title.of': 'Omdömen om {name}',
  'review.rating': '{average} av 5, {n, plural, one {# omdöme} other {# omdömen}}',
  'review.average': '{average} av 5 i snitt',
  'review.count': '{n, plural, one {# omdöme} other {# omdömen}}',
  'review.stars': '{n} av 5',
  'review.nameless': 'Anonym',
  'review.bought': 'Har köpt varan här',
  'review.example': 'Exempel, inte skrivet av en kund',
  'review.fit.small': 'Liten i storlek',
  'review.fit.true': 'Normal i storlek',
  'review.fit.large': 'Stor i storlek',
  'review.fits.small': 'De flesta tycker att den är liten i storlek.',
  'review.fits.true': 'De flesta tycker att den är normal i storlek.',
  'review.fits.large': 'De flesta tycker att den är stor i storlek.',
  'review.fits.mixed': 'Köparna tycker olika om storleken.',
  'review.reply': 'Svar från {shop}',
  'review.all': 'Visa alla {n} omdömen',
  'review.more': 'Visa fler',
  'review.product': 'Till varan',
  'review.check':
    'Bara den som har köpt varan här och fått den skickad kan skriva ett omdöme. Det kontrollerar vi mot beställningen. Vi läser varje omdöme innan det visas, och visar dåliga lika väl som bra. Det enda vi inte visar är kränkningar, personuppgifter, reklam, sådant som inte gäller varan och sådant som lagen förbjuder.',
  'review.check.example':
    'Omdömen som är märkta med ordet Exempel följer med demobutiken. De är inte skrivna av kunder.',
} as const
