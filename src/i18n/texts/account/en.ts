/** English texts of login, registration, passwords, newsletter and consent. */
export const enAccount = {
  'changepassword.invalidinput': 'Enter the same password in both fields.',
  'changepassword.tokenexpired': 'This link has expired. Ask for a new one.',
  'changepassword.expired': 'This link has expired. Ask for a new one.',
  'changepassword.tokenused': 'This link has been used. Ask for a new one.',
  'changepassword.used': 'This link has been used. Ask for a new one.',
  'changepassword.tooshort': 'Use at least {min} characters.',
  'changepassword.toolong': 'Use at most {max} characters.',
  'changepassword.weak': 'That password is common and is guessed first. Choose another.',
  'changepassword.personal':
    'The password is little more than your name, your e-mail or the shop. Choose another.',
  'changepassword.done': 'The password is already chosen. Log in with it.',
  'login.submit': 'Log in',
  'login.failed': 'The e-mail and password do not match.',
  'login.forgot': 'Forgot your password?',
  'forgot.sent': 'If {email} has an account, a mail is on its way. Check spam too.',
  'newsletter.done': 'Thank you! Check your inbox to confirm.',
} as const satisfies Record<string, string>
