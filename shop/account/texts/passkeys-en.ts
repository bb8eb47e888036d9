import type { passkeysSv } from './passkeys-sv.ts'

/** Texts of passkeys, in English. */
export const passkeysEn: Record<keyof typeof passkeysSv, string> = {
  'passkey.refused': 'That passkey did not log you in. Try again, or use the password.',
  passkeys: 'Passkeys',
  'passkeys.about':
    'With a passkey you log in with your fingerprint, your face or the code of your device, without a password. Nobody can trick you into giving it away, and it is enough even when you have two-step login.',
  'passkeys.count':
    '{n, plural, =0 {You have no passkey.} one {You have # passkey.} other {You have # passkeys.}}',
  'passkeys.manage': 'Manage passkeys',
  'passkeys.none': 'Passkeys cannot be created here.',
  'passkeys.own': 'Your passkeys',
  'passkeys.made': 'Created {day}.',
  'passkeys.used': 'Created {day}. Last used {used}.',
  'passkeys.remove': 'Remove',
  'passkeys.remove.named': 'Remove the passkey {name}',
  'passkeys.keep': 'Keep the passkey',
  'passkeys.begin': 'Add a passkey',
  'passkeys.name': 'What to call it',
  'passkeys.name.hint': 'Such as My phone, so that you recognise it.',
  'passkeys.continue': 'Continue',
  'passkeys.create': 'Create the passkey {name}',
  'passkeys.create.text':
    'Press the button, and your device asks for your fingerprint, face or code.',
  'passkeys.script': 'Creating a passkey needs JavaScript.',
  'passkeys.done.added': 'The passkey is added.',
  'passkeys.done.removed': 'The passkey is removed.',
  'passkeys.fault.name': 'Enter a name.',
  'passkeys.fault.refused': 'No passkey was created. Try again.',
}
