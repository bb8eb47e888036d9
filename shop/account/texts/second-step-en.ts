import type { secondStepSv } from './second-step-sv.ts'

/** Texts of the second step of a login, in English. */
export const secondStepEn: Record<keyof typeof secondStepSv, string> = {
  'login.code.needed':
    'The account has two-step login: the password is right, but a code is needed too. Log in on the shop’s login page.',
  second: 'Two-step login',
  'second.off':
    'Off. With two-step login it is not enough that somebody gets hold of your password: you also type a code from an app on your phone.',
  'second.on': 'On since {day}. When you log in, you also type a code from your app.',
  'second.manage': 'Change two-step login',
  'second.start': 'Turn on two-step login',
  'second.start.text':
    'You need an app for codes on your phone, such as Google Authenticator, Microsoft Authenticator or your password manager.',
  'second.scan': 'Scan the code with the app',
  'second.scan.text': 'Open the app, add an account and scan the picture.',
  'second.qr': 'QR code for the app',
  'second.key': 'Cannot scan the picture? Type the key into the app:',
  'second.open': 'On the phone: open in the app',
  'second.code': 'Code from the app',
  'second.code.hint': 'Six digits. They change every half minute.',
  'second.code.any': 'Six digits from the app, or a recovery code.',
  'second.confirm': 'Turn on',
  'second.recovery': 'Your recovery codes',
  'second.recovery.text':
    'Keep the codes where only you can reach them. Each works once, in place of the app. We never show them again.',
  'second.recovery.download': 'Save the codes as a file',
  'second.recovery.file': 'Recovery codes for {email} at {shop}. Each works once.',
  'second.recovery.print': 'You can also print the page.',
  'second.recovery.done': 'I have saved the codes',
  'second.recovery.left':
    '{n, plural, =0 {You have no recovery codes left. Make new ones.} one {You have # recovery code left.} other {You have # recovery codes left.}}',
  'second.renew': 'Make new recovery codes',
  'second.renew.text': 'The old codes then stop working.',
  'second.end': 'Turn off two-step login',
  'second.end.text': 'The password alone is then enough to log in.',
  'second.done.off': 'Two-step login is off.',
  'second.fault.code': 'The code is wrong, or has been used. Wait for the next one.',
  'second.fault.expired': 'That took too long, or is done already. Begin again.',
}
