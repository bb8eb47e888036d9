/** English texts of login, registration, passwords, newsletter and consent. */
export const enAccount = {
  'changepassword.invalidinput': 'Enter the same password in both fields.',
  'changepassword.tokenexpired': 'This link has expired. Ask for a new one.',
  'changepassword.expired': 'This link has expired. Ask for a new one.',
  'changepassword.tokenused': 'This link has been used. Ask for a new one.',
  'changepassword.used': 'This link has been used. Ask for a new one.',
  'changepassword.tooshort': 'Use at least {min} characters.',
  'changepassword.weak': 'Choose a password that is harder to guess.',
  'login.submit': 'Log in',
  'login.failed': 'The e-mail and password do not match.',
  'login.forgot': 'Forgot your password?',
  'forgot.sent': 'If {email} has an account, a mail is on its way. Check spam too.',
  'password.show': 'Show password',
  'password.hide': 'Hide password',
  'password.changed': 'Your password is changed.',
  'nav.continue': 'Continue now',
  'newsletter.submit': 'Subscribe',
  'newsletter.done': 'Thank you! Check your inbox to confirm.',
  'consent.accept': 'Accept all',
  'consent.reject': 'Reject all',
  'consent.text':
    'We use necessary cookies. If you agree, we also measure how the shop is used.',
} as const satisfies Record<string, string>
