/** Swedish texts of login, registration, passwords, newsletter and consent. */
export const svAccount = {
  'changepassword.invalidinput': 'Skriv samma lösenord i båda fälten.',
  'changepassword.tokenexpired': 'Länken har gått ut. Be om en ny.',
  'changepassword.expired': 'Länken har gått ut. Be om en ny.',
  'changepassword.tokenused': 'Länken är redan använd. Be om en ny.',
  'changepassword.used': 'Länken är redan använd. Be om en ny.',
  'changepassword.tooshort': 'Använd minst {min} tecken.',
  'changepassword.weak': 'Välj ett lösenord som är svårare att gissa.',
  'login.submit': 'Logga in',
  'login.failed': 'E-post och lösenord stämmer inte ihop.',
  'login.forgot': 'Glömt lösenordet?',
  'forgot.sent':
    'Finns det ett konto för {email} får du strax ett mejl. Titta även i skräpposten.',
  'password.show': 'Visa lösenord',
  'password.hide': 'Dölj lösenord',
  'password.changed': 'Lösenordet är bytt.',
  'nav.continue': 'Gå vidare nu',
  'newsletter.submit': 'Prenumerera',
  'newsletter.done': 'Tack! Titta i din inkorg för att bekräfta.',
  'consent.accept': 'Godkänn alla',
  'consent.reject': 'Neka alla',
  'consent.text':
    'Vi använder nödvändiga kakor. Med ditt ja mäter vi också hur butiken används.',
} as const satisfies Record<string, string>
