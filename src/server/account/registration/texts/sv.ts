/** Texts of the registration, in Swedish. */
export const registrationSv = {
  'register.field._email': 'E-post',
  'register.field._phone': 'Telefon',
  'register.field.firstName': 'Förnamn',
  'register.field.lastName': 'Efternamn',
  'register.field.password': 'Lösenord',
  'register.field.birthDate': 'Födelsedag',
  'register.birthdate.why': 'Skriv som 1990-05-17.',
  'register.field.gender': 'Kläder du oftast söker',
  'register.field.gender.none': 'Inget särskilt',
  'register.field.gender.Female': 'Dam',
  'register.field.gender.Male': 'Herr',
  'register.field.Consent': 'Jag vill ha ett konto och har läst hur ni hanterar mina uppgifter',
  'register.consent.why': 'Det står på sidan Personuppgifter.',
  'register.birthdate.wrong':
    'Skriv dagen så här: 1990-05-17. Den ska ligga inom de senaste 100 åren.',
  'register.link.locked': 'Hit gick länken, så adressen går inte att ändra här.',
  'register.link.dead': 'Länken du kom med har gått ut. Skriv din e-post själv.',
  'register.asked':
    'Tack! Vi har mejlat en länk till dig. Öppna den inom ett dygn, så är kontot klart. Titta även i skräpposten.',
  'register.confirm.ask': 'Bekräfta ditt konto',
  'register.confirm.ask.text':
    'Tryck på knappen, så är kontot för {email} klart och du är inloggad.',
  'register.confirm.submit': 'Bekräfta kontot',
  'register.confirm.done': 'Ditt konto är klart',
  'register.confirm.done.text':
    'Du är inloggad. Nästa gång loggar du in med din e-post och ditt lösenord.',
} as const satisfies Record<string, string>
