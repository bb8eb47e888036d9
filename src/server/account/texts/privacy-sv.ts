/** Texts of consents, and of what is stored of a person, in Swedish. */
export const privacySv = {
  'account.privacy': 'Integritet',
  'account.privacy.about': 'Nyhetsbrev, dina uppgifter och att ta bort kontot.',
  'privacy.newsletter': 'Nyhetsbrev',
  'privacy.newsletter.yes': 'Du tackade ja {day}. Vi skriver till {email}.',
  'privacy.newsletter.no': 'Du får inget nyhetsbrev.',
  'privacy.newsletter.on': 'Prenumerera',
  'privacy.newsletter.off': 'Avsluta nyhetsbrevet',
  'privacy.export': 'Dina uppgifter',
  'privacy.export.text':
    'Hämta allt som butiken har sparat om dig, som en fil i formatet JSON. Skriv ditt lösenord, så att ingen annan kan göra det.',
  'privacy.export.submit': 'Hämta mina uppgifter',
  'privacy.erase': 'Ta bort kontot',
  'privacy.erase.text':
    'Konto, adresser, varukorgar, inloggningar och samtycken tas bort för gott. Det går inte att ångra.',
  'privacy.kept':
    'Bokföringslagen kräver att vi sparar dina beställningar i sju år: nummer, varor, belopp, namn och fakturaadress. Det du har skrivit till oss när du ångrat ett köp sparar vi med beställningen. E-post, telefon, leveransadress och meddelanden tas bort ur dem.',
  'privacy.kept.company':
    'Det du har beställt åt företaget, och företagets adresser, är företagets och finns kvar där.',
  'privacy.erase.confirm': 'Jag förstår att kontot tas bort för gott.',
  'privacy.erase.submit': 'Ta bort mitt konto',
  'privacy.erase.unconfirmed': 'Kryssa i rutan om du vill ta bort kontot.',
  'privacy.obstacle.underway':
    'Du har en beställning som inte är klar: den ska betalas, skickas eller återbetalas. Ta bort kontot när den är klar.',
  'privacy.obstacle.lastapprover':
    'Du är den sista som får sköta företagets konto, och det har fler personer. Ge någon annan den rollen först.',
  'account.done.consent': 'Ditt val är sparat.',
  'account.done.erased': 'Ditt konto är borttaget. Vi har skickat ett sista mejl om det.',
  'mail.erasure.subject': 'Ditt konto är borttaget',
  'mail.erasure':
    'Ditt konto är borttaget, som du bad om. Det här är det sista mejlet till adressen.',
  'mail.erasure.note': 'Bad du inte om det? Svara på det här mejlet så fort du kan.',
} as const satisfies Record<string, string>
