/** Texts of the profile and of a change of address, in Swedish. */
export const profileSv = {
  'account.profile': 'Profil',
  'account.profile.about': 'Namn, e-post, telefon och språk.',
  'profile.self': 'Dina uppgifter',
  'profile.firstName': 'Förnamn',
  'profile.lastName': 'Efternamn',
  'profile.phone': 'Telefon',
  'profile.language': 'Språk i mejl om kontot',
  'profile.language.why': 'Mejl om en beställning skrivs på språket som du beställde på.',
  'profile.language.page': 'Samma som sidan jag är på',
  'profile.language.sv': 'Svenska',
  'profile.language.en': 'English',
  'profile.submit': 'Spara uppgifterna',
  'profile.email': 'E-post',
  'profile.email.text':
    'Du loggar in med {email}. Byter du adress mejlar vi en länk till den nya, och bytet gäller när du har öppnat den. Beställningarna följer med.',
  'profile.email.new': 'Ny e-post',
  'profile.email.submit': 'Mejla en länk till den nya adressen',
  'profile.email.same': 'Det är adressen du har nu.',
  'profile.done.saved': 'Dina uppgifter är sparade.',
  'profile.done.email':
    'Vi har mejlat en länk till den nya adressen. Öppna den inom 24 timmar, så är bytet klart. Titta även i skräpposten.',
  'email.confirm.ask': 'Byta e-post?',
  'email.confirm.ask.text': 'Tryck på knappen, så loggar du i fortsättningen in med {email}.',
  'email.confirm.submit': 'Byt e-post',
  'email.confirm.done': 'Din e-post är bytt',
  'email.confirm.done.text':
    'Nästa gång loggar du in med den nya adressen. Lösenordet är som förut.',
  'email.confirm.old': 'Länken gäller inte längre',
  'email.confirm.old.text':
    'Den är använd, för gammal eller stoppad. Logga in och be om en ny under Profil.',
  'email.confirm.taken': 'Adressen går inte att använda',
  'email.confirm.taken.text': 'Den hör till ett annat konto. Logga in och välj en annan.',
  'email.stop.ask': 'Stoppa bytet av e-post?',
  'email.stop.ask.text':
    'Då behåller kontot {email}. Den som bad om bytet kan ditt lösenord, så det slutar gälla, liksom passnycklar och en tvåstegsinloggning som är yngre än {newDays} dagar. Alla loggas ut, och vi mejlar en länk där du väljer ett nytt lösenord.',
  'email.stop.submit': 'Stoppa bytet',
  'email.stop.done': 'Bytet är stoppat',
  'email.stop.done.text':
    'Kontot är ditt, och ingen är inloggad. Vi har mejlat en länk där du väljer ett nytt lösenord.',
  'email.stop.old': 'Länken gäller inte längre',
  'email.stop.old.text':
    'Bytet är redan stoppat, eller för länge sedan. Ring oss på {phone} om något är fel.',
  'email.stop.taken': 'Bytet går inte att ta tillbaka här',
  'email.stop.taken.text':
    'Adressen används av ett annat konto. Ring oss på {phone}, så hjälper vi dig.',
  'mail.email.confirm.subject': 'Bekräfta din nya e-post',
  'mail.email.confirm':
    'Någon, troligen du, vill använda den här adressen till sitt konto hos oss. Öppna länken och bekräfta, så är bytet klart.',
  'mail.email.confirm.link': 'Bekräfta adressen',
  'mail.email.confirm.note':
    'Länken gäller i {hours} timmar och kan användas en gång. Var det inte du behöver du inte göra något.',
  'mail.email.taken.subject': 'Du har redan ett konto',
  'mail.email.taken':
    'Någon, troligen du, vill använda den här adressen till ett annat konto hos oss. Det finns redan ett konto med adressen, och inget är ändrat.',
  'mail.email.taken.link': 'Logga in',
  'mail.email.taken.note': 'Var det inte du behöver du inte göra något.',
  'mail.email.stop.subject': 'Någon vill byta e-post på ditt konto',
  'mail.email.stop':
    'Någon, troligen du, har loggat in på ditt konto och bett om att byta till en annan e-postadress. Var det du behöver du inte göra något.',
  'mail.email.stop.link': 'Det var inte jag: stoppa bytet',
  'mail.email.stop.note':
    'Länken gäller i {days} dagar, också efter bytet. Stoppar du det slutar lösenordet och alla passnycklar att gälla, och alla loggas ut.',
} as const satisfies Record<string, string>
