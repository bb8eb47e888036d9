import type { accountMailSv } from './mail-sv.ts'

/** Texts of mails about accounts, in English. */
export const accountMailEn: Record<keyof typeof accountMailSv, string> = {
  'mail.account': 'Your account',
  'mail.account.follows':
    'You asked for an account. A separate e-mail brings a link to choose a password.',
  'mail.account.login': 'Log in',
  'mail.account.new.subject': 'Choose a password for your account',
  'mail.account.new':
    'Somebody, probably you, has asked for an account with us for this address. Choose a password, and the account is ready.',
  'mail.account.choose.new': 'Choose a password',
  'mail.account.new.note':
    'The link is valid for {hours} hours and can be used once. If you do not want an account, you don’t need to do anything: we remove it after {days} days.',
  'mail.account.exists.subject': 'You already have an account',
  'mail.account.exists':
    'Somebody, probably you, has ordered from us and asked for an account for this address. There is one already, and nothing in it has changed. Log in as usual, and the order is in the account.',
  'mail.account.exists.or':
    'Forgot your password? Choose a new one, and you are logged in at once.',
  'mail.account.choose.exists': 'Choose a new password',
  'mail.account.exists.note':
    'The link to a new password is valid for {minutes} minutes and can be used once. If it was not you, you don’t need to do anything: your password is as before.',
  'mail.account.forgot.subject': 'Choose a new password',
  'mail.account.forgot':
    'Somebody, probably you, has asked for a link to choose a new password for the account with this address.',
  'mail.account.choose.forgot': 'Choose a new password',
  'mail.account.forgot.note':
    'The link is valid for {minutes} minutes and can be used once. If it was not you, you don’t need to do anything: your password is as before.',
  'mail.account.chosen.subject': 'Your password is chosen',
  'mail.account.chosen':
    'A password has just been chosen for your account. All earlier logins have ended.',
  'mail.account.chosen.not': 'Not you? Choose a new password at once, and call us on {phone}.',
  'mail.account.choose.chosen': 'Choose a new password',
  'mail.account.chosen.note': 'We never ask for your password, neither by e-mail nor by phone.',
  'mail.account.cleared.subject': 'Your password is chosen',
  'mail.account.cleared':
    'A password has just been chosen for your account by a link that we e-mailed. All earlier logins have ended, and so have passkeys, and two-step login and recovery codes that were less than {newDays} days old. Set up again what you want to have, under Login and password.',
  'mail.account.choose.cleared': 'Choose a new password',
  'mail.account.cleared.note': 'We never ask for your password, neither by e-mail nor by phone.',
  'mail.account.ended.subject': 'You are logged out elsewhere',
  'mail.account.ended':
    'Somebody, probably you, has just logged your account out everywhere but in one browser.',
  'mail.account.choose.ended': 'Choose a new password',
  'mail.account.ended.note': 'We never ask for your password, neither by e-mail nor by phone.',
  'mail.account.confirm.subject': 'Confirm your account',
  'mail.account.confirm':
    'Somebody, probably you, has asked for an account with us for this address. Confirm that the address is yours, and the account is ready.',
  'mail.account.choose.confirm': 'Confirm the account',
  'mail.account.confirm.note':
    'The link is valid for {hours} hours and can be used once. If you do not want an account, you don’t need to do anything: we remove it after {days} days.',
  'mail.account.known.subject': 'You already have an account',
  'mail.account.known':
    'Somebody, probably you, has tried to open an account with us for this address. There is one already, and nothing in it has changed. Log in as usual.',
  'mail.account.choose.known': 'Choose a new password',
  'mail.account.known.note':
    'The link to a new password is valid for {minutes} minutes and can be used once. If it was not you, you don’t need to do anything: your password is as before.',
  'mail.account.invited.subject': 'You can buy for your company',
  'mail.account.invited':
    'Your company has an account with us and has added you, so that you can buy for it. Choose a password, and it is done.',
  'mail.account.choose.invited': 'Choose a password',
  'mail.account.invited.note':
    'The link is valid for {hours} hours and can be used once. If you do not know what this is about, you don’t need to do anything: we then remove the account after {days} days.',
  'mail.account.codeson.subject': 'Two-step login is on',
  'mail.account.codeson':
    'Your account now asks for a code from your app when you log in. You are logged out everywhere else.',
  'mail.account.choose.codeson': 'Choose a new password',
  'mail.account.codeson.note':
    'We never ask for your password or a code, neither by e-mail nor by phone.',
  'mail.account.codesoff.subject': 'Two-step login is off',
  'mail.account.codesoff':
    'Your account no longer asks for a code from your app when you log in. The password is enough.',
  'mail.account.choose.codesoff': 'Choose a new password',
  'mail.account.codesoff.note':
    'We never ask for your password or a code, neither by e-mail nor by phone.',
  'mail.account.codesnew.subject': 'You have new recovery codes',
  'mail.account.codesnew':
    'Somebody, probably you, has just made new recovery codes for your account. The earlier ones no longer work.',
  'mail.account.choose.codesnew': 'Choose a new password',
  'mail.account.codesnew.note':
    'We never ask for your password or a code, neither by e-mail nor by phone.',
  'mail.account.recovered.subject': 'A recovery code was used',
  'mail.account.recovered':
    'Somebody, probably you, has just logged in to your account with a recovery code. That code cannot be used again.',
  'mail.account.choose.recovered': 'Choose a new password',
  'mail.account.recovered.note':
    'Running out of codes? Make new ones in your account, under Login and password.',
  'mail.account.passkeyadded.subject': 'A passkey was added',
  'mail.account.passkeyadded':
    'Your account has a new passkey. Whoever has the device and can unlock it can log in without the password.',
  'mail.account.choose.passkeyadded': 'Choose a new password',
  'mail.account.passkeyadded.note':
    'Don’t recognise it? Remove it in your account, under Login and password.',
  'mail.account.passkeyremoved.subject': 'A passkey was removed',
  'mail.account.passkeyremoved':
    'A passkey was removed from your account, and can no longer be used to log in.',
  'mail.account.choose.passkeyremoved': 'Choose a new password',
  'mail.account.passkeyremoved.note': 'You log in with your password as usual.',
}
