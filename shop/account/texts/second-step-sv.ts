/** Texts of the second step of a login, in Swedish. */
export const secondStepSv = {
  'login.code.needed':
    'Kontot har tvåstegsinloggning: lösenordet stämmer, men en kod behövs också. Logga in på butikens inloggningssida.',
  second: 'Tvåstegsinloggning',
  'second.off':
    'Av. Med tvåstegsinloggning räcker det inte att någon kommer över ditt lösenord: du skriver också en kod från en app i din telefon.',
  'second.on': 'På sedan {day}. När du loggar in skriver du också en kod från din app.',
  'second.manage': 'Ändra tvåstegsinloggningen',
  'second.start': 'Slå på tvåstegsinloggning',
  'second.start.text':
    'Du behöver en app för koder i telefonen, till exempel Google Authenticator, Microsoft Authenticator eller din lösenordshanterare.',
  'second.scan': 'Läs in koden i appen',
  'second.scan.text': 'Öppna appen, lägg till ett konto och läs in bilden.',
  'second.qr': 'QR-kod för appen',
  'second.key': 'Går det inte att läsa in bilden? Skriv nyckeln i appen:',
  'second.open': 'På telefonen: öppna i appen',
  'second.code': 'Kod ur appen',
  'second.code.hint': 'Sex siffror. De byts varje halvminut.',
  'second.code.any': 'Sex siffror ur appen, eller en återställningskod.',
  'second.confirm': 'Slå på',
  'second.recovery': 'Dina återställningskoder',
  'second.recovery.text':
    'Spara koderna där bara du kommer åt dem. Var och en fungerar en gång, i stället för appen. Vi visar dem aldrig igen.',
  'second.recovery.download': 'Spara koderna som en fil',
  'second.recovery.file':
    'Återställningskoder för {email} hos {shop}. Var och en fungerar en gång.',
  'second.recovery.print': 'Du kan också skriva ut sidan.',
  'second.recovery.done': 'Jag har sparat koderna',
  'second.recovery.left':
    '{n, plural, =0 {Du har inga återställningskoder kvar. Skapa nya.} one {Du har # återställningskod kvar.} other {Du har # återställningskoder kvar.}}',
  'second.renew': 'Skapa nya återställningskoder',
  'second.renew.text': 'De gamla koderna slutar då att fungera.',
  'second.end': 'Slå av tvåstegsinloggning',
  'second.end.text': 'Då räcker det med lösenordet för att logga in.',
  'second.done.off': 'Tvåstegsinloggningen är av.',
  'second.fault.code': 'Koden stämmer inte, eller är redan använd. Vänta på nästa.',
  'second.fault.expired': 'Det tog för lång tid, eller är redan gjort. Börja om.',
} as const satisfies Record<string, string>
