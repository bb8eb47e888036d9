/** Texts of accounts and passwords on pages, in Swedish. */
export const accountSv = {
  'receipt.account': 'Ditt konto',
  'receipt.account.sent':
    'Vi mejlar en länk till {email}. Där väljer du lösenord till kontot. Titta även i skräpposten.',
  'receipt.account.later':
    'När betalningen är klar mejlar vi en länk till {email}. Där väljer du lösenord till kontot.',
  'receipt.account.offer':
    'Med ett konto är beställningen din på alla dina enheter, och ditt namn är ifyllt nästa gång. Vi mejlar en länk till {email}, och där väljer du lösenord.',
  'receipt.account.create': 'Skapa konto',
  'receipt.account.asked': 'Tack! Länken är på väg till din e-post.',
  'login.toomany':
    'För många försök. Försök igen om {s} sekunder, eller välj ett nytt lösenord under ”Glömt lösenordet?”: länken som vi mejlar släpper in dig direkt.',
  'password.page.ask': 'Välj ett lösenord',
  'password.page.ask.text':
    'När lösenordet är sparat är du inloggad här, och utloggad på alla andra ställen.',
  'password.ends':
    'För att ingen ska bli kvar som kan ha varit inne i ditt konto upphör detta med det nya lösenordet. Skaffa det på nytt under Inloggning och lösenord.',
  'password.ends.passkeys': 'Alla passnycklar',
  'password.ends.codes': 'Tvåstegsinloggningen, som har varit på i mindre än {newDays} dagar',
  'password.ends.recovery': 'Återställningskoder som är yngre än {newDays} dagar',
  'password.page.expired': 'Länken har gått ut',
  'password.page.expired.text':
    'En sådan länk gäller i {of, select, first {ett dygn} other {{minutes} minuter}}. Vi mejlar gärna en ny till samma adress.',
  'password.page.used': 'Länken är redan använd',
  'password.page.used.text':
    'En länk gäller en gång. Har du redan valt lösenord kan du logga in med det. Annars mejlar vi gärna en ny länk till samma adress.',
  'password.page.done': 'Ditt lösenord är sparat',
  'password.page.done.text':
    'Du är inloggad. Nästa gång loggar du in med din e-post och ditt nya lösenord.',
  'password.page.done.login': 'Ditt lösenord är redan sparat',
  'password.page.done.login.text': 'Logga in med din e-post och ditt nya lösenord.',
  'password.page.continue': 'Fortsätt handla',
  'forgot.page.ask': 'Glömt lösenordet?',
  'forgot.page.ask.text': 'Skriv din e-post, så mejlar vi en länk där du väljer ett nytt.',
  'forgot.page.lost': 'Länken går inte att använda',
  'forgot.page.lost.text':
    'Den är inte hel, eller för gammal. Skriv din e-post, så mejlar vi en ny.',
  'forgot.page.sent': 'Titta i din inkorg',
  'forgot.page.sent.any':
    'Finns det ett konto för adressen får du strax ett mejl. Titta även i skräpposten.',
  'forgot.page.sent.text':
    'Mejlet kommer oftast inom några minuter. Länken i det gäller i minst {minutes} minuter.',
} as const satisfies Record<string, string>
