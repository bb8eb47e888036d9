/** What the pages around a provider's frame say in Swedish. */
export const paymentSv = {
  'frame.title': 'Betalning',
  'frame.done': 'Betalningen är klar. Du skickas vidare.',
  'frame.paid': 'Betalningen är klar.',
  'frame.return': 'Gå vidare till din beställning',
  'frame.terms': 'Jag godkänner köpvillkoren.',
  'frame.terms.read': 'Läs villkoren',
  'frame.gone': 'Den här betalningen finns inte längre. Ladda om kassan.',
  'frame.trouble': 'Betalningen kan inte visas just nu. Försök igen eller välj ett annat sätt.',
} as const satisfies Record<string, string>
