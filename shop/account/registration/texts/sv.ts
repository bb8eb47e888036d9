/** Texts of the registration, in Swedish. */
export const registrationSv = {
  'register.required': 'Fyll i {field}.',
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
  'register.consent.missing':
    'Kryssa i att du vill ha ett konto och har läst hur vi hanterar dina uppgifter.',
  'register.consent.why': 'Det står på sidan Personuppgifter.',
  'register.birthdate.wrong':
    'Skriv dagen så här: 1990-05-17. Den ska ligga inom de senaste 100 åren.',
  'register.link.locked': 'Länken skickades till den här adressen, så den går inte att ändra här.',
  'register.link.dead': 'Länken har gått ut. Fyll i din e-post.',
  'register.asked':
    'Vi har mejlat en länk till {email, select, none {dig} other {{email}}}. Öppna den inom 24 timmar, så är kontot klart. Titta även i skräpposten.',
  'register.confirm.ask': 'Bekräfta ditt konto',
  'register.confirm.ask.text':
    'Tryck på knappen, så är kontot för {email} klart och du är inloggad.',
  'register.confirm.submit': 'Bekräfta kontot',
  'register.confirm.done': 'Ditt konto är klart',
  'register.confirm.done.text':
    'Du är inloggad. Nästa gång loggar du in med din e-post och ditt lösenord.',
  'register.field.companyName': 'Företagets namn',
  'register.field.organizationNumber': 'Organisationsnummer',
  'register.field.email': 'E-post',
  'register.field.phone': 'Telefon',
  'register.field.address': 'Gatuadress',
  'register.field.zipCode': 'Postnummer',
  'register.field.city': 'Ort',
  'register.field.message': 'Meddelande till oss',
  'register.company.asked': 'Vi har fått er ansökan och mejlar ett svar till adressen ni angav.',
  'register.page': 'Skapa konto',
  'register.page.B2C':
    'Med ett konto är dina beställningar samlade, och dina uppgifter ifyllda nästa gång.',
  'register.page.B2B': 'Ansök om att handla som företag. Vi läser ansökan och svarar med ett mejl.',
  'register.page.privacy': 'Hur vi hanterar dina uppgifter (öppnas i en ny flik)',
  'register.page.login': 'Har du redan ett konto? Logga in',
  'mail.order.register':
    'Med ett konto ligger den här beställningen bland dina andra, och dina uppgifter är ifyllda nästa gång. Länken fyller i din e-post och gäller i {hours} timmar.',
  'mail.company.open.subject': 'Vi har fått er ansökan',
  'mail.company.open':
    'Tack! Någon, troligen ni, har ansökt om att handla hos oss som företag med den här adressen. Vi läser ansökan och svarar med ett mejl. Var det inte ni behöver ni inte göra något.',
  'mail.company.accepted.subject': '{company} kan handla hos oss',
  'mail.company.accepted':
    'Välkommen! Ansökan för {company} är godkänd. Välj ett lösenord, så är kontot klart. Länken gäller i {hours} timmar och kan användas en gång.',
  'mail.company.refused.subject': 'Svar på ansökan för {company}',
  'mail.company.refused': 'Vi har läst ansökan för {company} och kan inte godkänna den.',
  'mail.company.notice.subject': 'Ny ansökan: {company}',
  'mail.company.notice': '{company} ({number}) vill handla som företag.',
  'mail.company.notice.link': 'Läs ansökan',
} as const satisfies Record<string, string>
