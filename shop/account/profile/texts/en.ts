import type { profileSv } from './sv.ts'

/** Texts of the profile and of a change of address, in English. */
export const profileEn: Record<keyof typeof profileSv, string> = {
  'account.profile': 'Profile',
  'account.profile.about': 'Name, phone, language and e-mail.',
  'profile.self': 'Your details',
  'profile.firstName': 'First name',
  'profile.lastName': 'Last name',
  'profile.phone': 'Phone',
  'profile.language': 'Language of e-mails about the account',
  'profile.language.why': 'E-mails about an order are in the language that you ordered in.',
  'profile.language.page': 'The same as the page I am on',
  'profile.language.sv': 'Svenska',
  'profile.language.en': 'English',
  'profile.submit': 'Save details',
  'profile.email': 'E-mail',
  'profile.email.text':
    'You log in with {email}. To change it, we e-mail a link to the new address, and the change takes effect when you open it. You keep your orders.',
  'profile.email.new': 'New e-mail',
  'profile.email.submit': 'E-mail a link to the new address',
  'profile.email.same': 'That is the address you have now.',
  'profile.done.saved': 'Your details are saved.',
  'profile.done.email':
    'We have e-mailed a link to the new address. Open it within 24 hours to finish the change. Check your spam folder too.',
  'email.confirm.ask': 'Change your e-mail?',
  'email.confirm.ask.text': 'Press the button, and from now on you log in with {email}.',
  'email.confirm.submit': 'Change e-mail',
  'email.confirm.done': 'Your e-mail is changed',
  'email.confirm.done.text':
    'Next time you log in with the new address. Your password is as before.',
  'email.confirm.old': 'This link is no longer valid',
  'email.confirm.old.text':
    'It has been used or stopped, or it is too old. Log in and ask for a new one under Profile.',
  'email.confirm.taken': 'This address cannot be used',
  'email.confirm.taken.text': 'It belongs to another account. Log in and choose another one.',
  'email.stop.ask': 'Stop the change of e-mail?',
  'email.stop.ask.text':
    'The account then keeps {email}. Whoever asked for the change knows your password, so it stops working, and so do passkeys and a two-step login that is less than {newDays} days old. Everybody is logged out, and we e-mail you a link to choose a new password.',
  'email.stop.submit': 'Stop the change',
  'email.stop.done': 'The change is stopped',
  'email.stop.done.text':
    'The account is yours, and nobody is logged in. We have e-mailed you a link to choose a new password.',
  'email.stop.old': 'This link is no longer valid',
  'email.stop.old.text':
    'The change has been stopped already, or is too long ago. Call us at {phone} if something is wrong.',
  'email.stop.taken': 'The change cannot be taken back here',
  'email.stop.taken.text':
    'The address is used by another account. Call us at {phone}, and we will help you.',
  'mail.email.confirm.subject': 'Confirm your new e-mail',
  'mail.email.confirm':
    'Somebody, probably you, wants to use this address for their account with us. Open the link and confirm to finish the change.',
  'mail.email.confirm.link': 'Confirm the address',
  'mail.email.confirm.note':
    'The link is valid for {hours} hours and can be used once. If it was not you, you don’t need to do anything.',
  'mail.email.taken.subject': 'You already have an account',
  'mail.email.taken':
    'Somebody, probably you, wants to use this address for another account with us. There is an account with the address already, and nothing has changed.',
  'mail.email.taken.link': 'Log in',
  'mail.email.taken.note': 'If it was not you, you don’t need to do anything.',
  'mail.email.stop.subject': 'Somebody wants to change the e-mail of your account',
  'mail.email.stop':
    'Somebody, probably you, has logged in to your account and asked to change to another e-mail address. If it was you, you don’t need to do anything.',
  'mail.email.stop.link': 'It was not me: stop the change',
  'mail.email.stop.note':
    'The link is valid for {days} days, after the change too. If you stop it, the password and all passkeys stop working, and everybody is logged out.',
}
