/** Texts of passkeys, in Swedish. */
export const passkeysSv = {
  'passkey.refused':
    'Passnyckeln gick inte att logga in med. Försök igen, eller använd lösenordet.',
  passkeys: 'Passnycklar',
  'passkeys.about':
    'Med en passnyckel loggar du in med fingeravtryck, ansikte eller koden till din enhet, utan lösenord. Den går inte att lura av dig, och räcker även när du har tvåstegsinloggning.',
  'passkeys.count':
    '{n, plural, =0 {Du har ingen passnyckel.} one {Du har # passnyckel.} other {Du har # passnycklar.}}',
  'passkeys.manage': 'Hantera passnycklar',
  'passkeys.none': 'Här går det inte att skapa passnycklar.',
  'passkeys.own': 'Dina passnycklar',
  'passkeys.made': 'Skapad {day}.',
  'passkeys.used': 'Skapad {day}. Senast använd {used}.',
  'passkeys.remove': 'Ta bort',
  'passkeys.remove.named': 'Ta bort passnyckeln {name}',
  'passkeys.keep': 'Behåll passnyckeln',
  'passkeys.begin': 'Lägg till en passnyckel',
  'passkeys.name': 'Vad den ska heta',
  'passkeys.name.hint': 'Till exempel Min telefon, så att du känner igen den.',
  'passkeys.continue': 'Fortsätt',
  'passkeys.create': 'Skapa passnyckeln {name}',
  'passkeys.create.text':
    'Tryck på knappen, så frågar din enhet efter fingeravtryck, ansikte eller kod.',
  'passkeys.script': 'Det behövs JavaScript för att skapa en passnyckel.',
  'passkeys.done.added': 'Passnyckeln är tillagd.',
  'passkeys.done.removed': 'Passnyckeln är borttagen.',
  'passkeys.fault.name': 'Skriv ett namn.',
  'passkeys.fault.refused': 'Ingen passnyckel skapades. Försök igen.',
} as const satisfies Record<string, string>
