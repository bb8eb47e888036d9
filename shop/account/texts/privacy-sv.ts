/** Texts of consents and stored personal data, in Swedish. */
export const privacySv = {
  'account.privacy': 'Integritet',
  'account.privacy.about': 'Samtycken, dina uppgifter och att ta bort kontot.',
  'consent.newsletter':
    'Nyhetsbrevet kommer med e-post, med nyheter och erbjudanden. Du kan sluta när du vill.',
  'privacy.consents': 'Samtycken',
  'privacy.consents.text': 'Det här har du sagt ja till. Du kan ändra dig när du vill.',
  'privacy.consent.newsletter': 'Nyhetsbrev',
  'privacy.consent.account': 'Konto',
  'privacy.consent.terms': 'Köpvillkor',
  'privacy.account.yes':
    'Du bad om kontot {day}, och sade att du har läst hur vi hanterar dina uppgifter.',
  'privacy.account.off': 'Ta tillbaka samtycket: ta bort kontot',
  'privacy.terms.text':
    'Villkoren som du godkände hör till varje köp, så de kan inte tas tillbaka. Ångrar du köpet gör du det på beställningens sida. I historiken står villkoren som de löd.',
  'privacy.history': 'Historik',
  'privacy.act.asked': '{what}: du bad om det {where}',
  'privacy.act.given': '{what}: ja {where}',
  'privacy.act.withdrawn': '{what}: ja togs tillbaka {where}',
  'privacy.place.registration': 'när du skapade kontot',
  'privacy.place.newsletter': 'på nyhetsbrevets sida',
  'privacy.place.checkout': 'i kassan',
  'privacy.place.account': 'på Mina sidor',
  'privacy.place.staff': 'av butiken',
  'privacy.place.order': 'i kassan, beställning {number}',
  'privacy.words': 'Orden som visades (version {version}):',
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
