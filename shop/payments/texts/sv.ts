/** What the pages around a provider's frame say in Swedish. */
export const paymentSv = {
  'frame.title': 'Betalning',
  'frame.done': 'Betalningen är klar. Du skickas vidare.',
  'frame.paid': 'Betalningen är klar.',
  'frame.return': 'Gå vidare till din beställning',
  'frame.terms': 'Jag godkänner köpvillkoren.',
  'frame.terms.read': 'Läs villkoren',
  'frame.gone': 'Den här betalningen finns inte längre. Ladda om kassan.',
  'frame.wallet.none':
    'Varken Apple Pay eller Google Pay är inställt i den här webbläsaren. Välj ett annat sätt att betala.',
  'frame.wallet.late':
    'Apple Pay och Google Pay går inte att nå just nu. Välj ett annat sätt att betala.',
  'frame.wallet.refused':
    'Betalningen gick inte igenom. Försök igen eller välj ett annat sätt att betala.',
  'frame.wallet.noanswer': 'Butiken svarar inte. Inget är betalt; försök igen.',
  'frame.trouble': 'Betalningen kan inte visas just nu. Försök igen eller välj ett annat sätt.',

  'mail.unpaid':
    'Vi hade inte fått din betalning den {day}. Därför är beställningen avbruten, och varorna är till salu igen. Du behöver inte göra något. Vill du ha dem är du välkommen att beställa igen.',
  'mail.unpaid.late':
    'Har du redan betalat? Då skickar vi varorna när pengarna har kommit, om de finns kvar. Annars betalar vi tillbaka hela beloppet.',
  'mail.transfer.subject': 'Vi har fått din betalning för beställning {number}',
  'mail.transfer': 'Tack! {sum} har kommit. Nu packar vi varorna, och vi mejlar när de är på väg.',
  'mail.refund.account':
    'Svara på det här mejlet med ditt IBAN, eller med clearingnummer och kontonummer, så sätter vi in pengarna där.',
} as const satisfies Record<string, string>
