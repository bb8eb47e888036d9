/** Swedish texts of login, registration, passwords, newsletter and consent. */
export const svAccount = {
  'changepassword.invalidinput': 'Skriv samma lösenord i båda fälten.',
  'changepassword.tokenexpired': 'Länken har gått ut. Be om en ny.',
  'changepassword.expired': 'Länken har gått ut. Be om en ny.',
  'changepassword.tokenused': 'Länken är redan använd. Be om en ny.',
  'changepassword.used': 'Länken är redan använd. Be om en ny.',
  'changepassword.tooshort': 'Använd minst {min} tecken.',
  'changepassword.toolong': 'Använd högst {max} tecken.',
  'changepassword.weak': 'Det lösenordet är vanligt och gissas först. Välj ett annat.',
  'changepassword.personal':
    'Lösenordet är nästan bara ditt namn, din e-post eller butikens namn. Välj ett annat.',
  'changepassword.done': 'Lösenordet är redan valt. Logga in med det.',
  'login.submit': 'Logga in',
  'login.failed': 'E-post och lösenord stämmer inte ihop.',
  'login.forgot': 'Glömt lösenordet?',
  'forgot.sent': 'Finns det ett konto för {email} får du strax ett mejl. Titta även i skräpposten.',
  'newsletter.done': 'Tack! Titta i din inkorg för att bekräfta.',
} as const satisfies Record<string, string>
