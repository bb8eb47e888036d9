/** Texts of mails about accounts, in Swedish. */
export const accountMailSv = {
  'mail.account': 'Ditt konto',
  'mail.account.follows':
    'Du bad om ett konto. I ett eget mejl kommer en länk där du väljer lösenord.',
  'mail.account.login': 'Logga in',
  'mail.account.new.subject': 'Välj ett lösenord till ditt konto',
  'mail.account.new':
    'Någon, troligen du, har bett om ett konto hos oss för den här adressen. Välj ett lösenord, så är kontot klart.',
  'mail.account.choose.new': 'Välj lösenord',
  'mail.account.new.note':
    'Länken gäller i {hours} timmar och kan användas en gång. Vill du inte ha ett konto behöver du inte göra något: då tar vi bort det efter {days} dagar.',
  'mail.account.exists.subject': 'Du har redan ett konto',
  'mail.account.exists':
    'Någon, troligen du, har beställt hos oss och bett om ett konto för den här adressen. Det finns redan ett, och inget i det är ändrat. Logga in som vanligt, så finns beställningen i kontot.',
  'mail.account.exists.or': 'Har du glömt lösenordet? Välj ett nytt, så loggas du in direkt.',
  'mail.account.choose.exists': 'Välj ett nytt lösenord',
  'mail.account.exists.note':
    'Länken till ett nytt lösenord gäller i {minutes} minuter och kan användas en gång. Var det inte du behöver du inte göra något: ditt lösenord är som förut.',
  'mail.account.forgot.subject': 'Välj ett nytt lösenord',
  'mail.account.forgot':
    'Någon, troligen du, har bett om en länk för att välja ett nytt lösenord till kontot med den här adressen.',
  'mail.account.choose.forgot': 'Välj ett nytt lösenord',
  'mail.account.forgot.note':
    'Länken gäller i {minutes} minuter och kan användas en gång. Var det inte du behöver du inte göra något: ditt lösenord är som förut.',
  'mail.account.chosen.subject': 'Ditt lösenord är valt',
  'mail.account.chosen':
    'Ett lösenord har just valts till ditt konto. Alla tidigare inloggningar är avslutade.',
  'mail.account.chosen.not':
    'Var det inte du? Välj genast ett nytt lösenord och ring oss på {phone}.',
  'mail.account.choose.chosen': 'Välj ett nytt lösenord',
  'mail.account.chosen.note':
    'Vi frågar aldrig efter ditt lösenord, varken i mejl eller på telefon.',
  'mail.account.cleared.subject': 'Ditt lösenord är valt',
  'mail.account.cleared':
    'Ett lösenord har just valts till ditt konto, med en länk som vi mejlat. Alla tidigare inloggningar är avslutade. Det gäller även passnycklar, samt tvåstegsinloggning och återställningskoder som var yngre än {newDays} dagar. Skaffa nya under Inloggning och lösenord.',
  'mail.account.choose.cleared': 'Välj ett nytt lösenord',
  'mail.account.cleared.note':
    'Vi frågar aldrig efter ditt lösenord, varken i mejl eller på telefon.',
  'mail.account.ended.subject': 'Du är utloggad på andra ställen',
  'mail.account.ended':
    'Någon, troligen du, har just loggat ut ditt konto på alla ställen utom ett.',
  'mail.account.choose.ended': 'Välj ett nytt lösenord',
  'mail.account.ended.note':
    'Vi frågar aldrig efter ditt lösenord, varken i mejl eller på telefon.',
  'mail.account.confirm.subject': 'Bekräfta ditt konto',
  'mail.account.confirm':
    'Någon, troligen du, har bett om ett konto hos oss med den här adressen. Bekräfta att adressen är din, så är kontot klart.',
  'mail.account.choose.confirm': 'Bekräfta kontot',
  'mail.account.confirm.note':
    'Länken gäller i {hours} timmar och kan användas en gång. Vill du inte ha ett konto behöver du inte göra något: då tar vi bort det efter {days} dagar.',
  'mail.account.known.subject': 'Du har redan ett konto',
  'mail.account.known':
    'Någon, troligen du, har försökt skapa ett konto hos oss med den här adressen. Det finns redan ett, och inget i det är ändrat. Logga in som vanligt.',
  'mail.account.choose.known': 'Välj ett nytt lösenord',
  'mail.account.known.note':
    'Länken till ett nytt lösenord gäller i {minutes} minuter och kan användas en gång. Var det inte du behöver du inte göra något: ditt lösenord är som förut.',
  'mail.account.invited.subject': 'Du kan handla för ditt företag',
  'mail.account.invited':
    'Ditt företag har ett konto hos oss och har lagt till dig, så att du kan handla för det. Välj ett lösenord, så är det klart.',
  'mail.account.choose.invited': 'Välj lösenord',
  'mail.account.invited.note':
    'Länken gäller i {hours} timmar och kan användas en gång. Vet du inte vad det gäller behöver du inte göra något: då tar vi bort kontot efter {days} dagar.',
  'mail.account.codeson.subject': 'Tvåstegsinloggning är på',
  'mail.account.codeson':
    'Ditt konto frågar nu efter en kod från din app när du loggar in. Du är utloggad på alla andra ställen.',
  'mail.account.choose.codeson': 'Välj ett nytt lösenord',
  'mail.account.codeson.note':
    'Vi frågar aldrig efter ditt lösenord eller en kod, varken i mejl eller på telefon.',
  'mail.account.codesoff.subject': 'Tvåstegsinloggning är av',
  'mail.account.codesoff':
    'Ditt konto frågar inte längre efter en kod från din app när du loggar in. Lösenordet räcker.',
  'mail.account.choose.codesoff': 'Välj ett nytt lösenord',
  'mail.account.codesoff.note':
    'Vi frågar aldrig efter ditt lösenord eller en kod, varken i mejl eller på telefon.',
  'mail.account.codesnew.subject': 'Du har nya återställningskoder',
  'mail.account.codesnew':
    'Någon, troligen du, har just skapat nya återställningskoder till ditt konto. De tidigare gäller inte längre.',
  'mail.account.choose.codesnew': 'Välj ett nytt lösenord',
  'mail.account.codesnew.note':
    'Vi frågar aldrig efter ditt lösenord eller en kod, varken i mejl eller på telefon.',
  'mail.account.recovered.subject': 'En återställningskod har använts',
  'mail.account.recovered':
    'Någon, troligen du, har just loggat in på ditt konto med en återställningskod. Den koden går inte att använda igen.',
  'mail.account.choose.recovered': 'Välj ett nytt lösenord',
  'mail.account.recovered.note':
    'Har du snart slut på koder? Skapa nya i kontot, under Inloggning och lösenord.',
  'mail.account.passkeyadded.subject': 'En passnyckel är tillagd',
  'mail.account.passkeyadded':
    'Ditt konto har fått en ny passnyckel. Den som har enheten och kan låsa upp den kan logga in utan lösenord.',
  'mail.account.choose.passkeyadded': 'Välj ett nytt lösenord',
  'mail.account.passkeyadded.note':
    'Känner du inte igen den? Ta bort den i kontot, under Inloggning och lösenord.',
  'mail.account.passkeyremoved.subject': 'En passnyckel är borttagen',
  'mail.account.passkeyremoved':
    'En passnyckel har tagits bort från ditt konto, och kan inte längre användas för att logga in.',
  'mail.account.choose.passkeyremoved': 'Välj ett nytt lösenord',
  'mail.account.passkeyremoved.note': 'Du loggar in med ditt lösenord som vanligt.',
} as const satisfies Record<string, string>
