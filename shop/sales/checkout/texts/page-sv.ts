/** Texts of the receipt's page in Swedish; what its mail says too stands with the mail. */
export const checkoutSv = {
  'receipt.held': 'Beställning {no} väntar på betalningen',
  'receipt.held.text':
    'Varorna är reserverade åt dig medan betalningen görs klar. Ladda om sidan för att se hur det går.',
  'receipt.cancelled': 'Beställning {no} blev inte av',
  'receipt.cancelled.text':
    'Betalningen kom inte fram i tid, så ingenting dras. Varorna ligger kvar i varukorgen.',
  'receipt.unpaid.text':
    'Betalningen hade inte kommit den {day}, så varorna är till salu igen. Kommer den ändå skickar vi dem om de finns kvar. Annars betalar vi tillbaka hela beloppet.',
  'receipt.refunded': 'Beställning {no} är återbetald',
  'receipt.next': 'Vad händer nu?',
  'receipt.pack': 'Vi packar varorna och mejlar när de är på väg.',
  'receipt.arrival': 'Beräknad ankomst: {days}.',
  'receipt.sum': 'Summa',
  'receipt.sum.refunded': 'Återbetalt',
  'receipt.print': 'Skriv ut eller spara sidan, så har du kvittot även utan mejlet.',
  'receipt.questions': 'Frågor om beställningen? Ring {phone} och säg {no}.',
} as const satisfies Record<string, string>
