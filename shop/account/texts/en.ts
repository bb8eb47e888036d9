import type { accountSv } from './sv.ts'

/** Texts of accounts and passwords on pages, in English. */
export const accountEn: Record<keyof typeof accountSv, string> = {
  'receipt.account': 'Your account',
  'receipt.account.sent':
    'We are mailing a link to {email}, where you choose a password for the account. Check spam too.',
  'receipt.account.later':
    'When the payment is done, we mail a link to {email}, where you choose a password for the account.',
  'receipt.account.offer':
    'With an account this order is yours on all your devices, and your name is filled in next time. We mail a link to {email}, where you choose a password.',
  'receipt.account.create': 'Create an account',
  'receipt.account.asked': 'Thank you! The link is on its way to your e-mail.',
  'login.toomany':
    'Too many attempts. Try again in {s} seconds, or choose a new password under “Forgot your password?”: the link that we mail lets you in at once.',
  'password.page.ask': 'Choose a password',
  'password.page.ask.text':
    'Once the password is saved you are logged in here, and logged out everywhere else.',
  'password.ends':
    'So that nobody stays in who may have been in your account, these end with the new password. Set them up again under Login and password.',
  'password.ends.passkeys': 'All passkeys',
  'password.ends.codes': 'Two-step login, which has been on for less than {newDays} days',
  'password.ends.recovery': 'Recovery codes that are less than {newDays} days old',
  'password.page.expired': 'This link has expired',
  'password.page.expired.text':
    'Such a link is good for {of, select, first {24 hours} other {{minutes} minutes}}. We can mail a new one to the same address.',
  'password.page.used': 'This link has been used',
  'password.page.used.text':
    'A link is good once. If you have chosen a password, log in with it. Otherwise we can mail a new link to the same address.',
  'password.page.done': 'Your password is saved',
  'password.page.done.text':
    'You are logged in. Next time, log in with your e-mail and your new password.',
  'password.page.done.login': 'Your password is already saved',
  'password.page.done.login.text': 'Log in with your e-mail and your new password.',
  'password.page.continue': 'Continue shopping',
  'forgot.page.ask': 'Forgot your password?',
  'forgot.page.ask.text': 'Enter your e-mail, and we mail you a link to choose a new one.',
  'forgot.page.lost': 'This link cannot be used',
  'forgot.page.lost.text':
    'It is not whole, or too old. Enter your e-mail, and we mail you a new one.',
  'forgot.page.sent': 'Check your inbox',
  'forgot.page.sent.any': 'If the address has an account, a mail is on its way. Check spam too.',
  'forgot.page.sent.text':
    'The mail usually comes within a few minutes. The link in it is good for at least {minutes} minutes.',
}
