import type { securitySv } from './security-sv.ts'

/** Texts of the page where a customer changes who may enter the account, in English. */
export const securityEn: Record<keyof typeof securitySv, string> = {
  security: 'Login and password',
  'security.about': 'Change your password, and log out elsewhere.',
  'security.password': 'Change your password',
  'security.password.text': 'You stay logged in here, and are logged out everywhere else.',
  'security.proof': 'Your password',
  'security.proof.wrong': 'The password is not right.',
  'security.elsewhere': 'Where you are logged in',
  'security.elsewhere.text':
    '{n, plural, =0 {You are logged in nowhere else.} one {You are logged in on # other browser.} other {You are logged in on # other browsers.}}',
  'security.elsewhere.submit': 'Log out everywhere else',
  'security.login.here': 'This browser',
  'security.login.seen': 'Last used {at}',
  'security.login.device': '{browser} on {system}',
  'security.login.unknown': 'Unknown browser',
  'security.login.end': 'Log out',
  'security.login.end.of': 'Log out {device}, last used {at}',
  'security.done.password': 'Your new password is saved.',
  'security.done.elsewhere': 'You are logged out everywhere else.',
  'security.done.login': 'That browser is logged out.',
}
