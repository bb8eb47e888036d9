import type { registrationSv } from './sv.ts'

/** Texts of the registration, in English. */
export const registrationEn: Record<keyof typeof registrationSv, string> = {
  'register.required': 'Enter {field}.',
  'register.field._email': 'E-mail',
  'register.field._phone': 'Phone',
  'register.field.firstName': 'First name',
  'register.field.lastName': 'Last name',
  'register.field.password': 'Password',
  'register.field.birthDate': 'Date of birth',
  'register.birthdate.why': 'Write it like 1990-05-17.',
  'register.field.gender': 'Clothes you mostly look for',
  'register.field.gender.none': 'Nothing in particular',
  'register.field.gender.Female': 'Women’s',
  'register.field.gender.Male': 'Men’s',
  'register.field.Consent': 'I want an account and have read how you handle my personal data',
  'register.consent.missing':
    'Tick that you want an account and have read how we handle your personal data.',
  'register.consent.why': 'You find it on the page Privacy.',
  'register.birthdate.wrong':
    'Write the day like this: 1990-05-17. It must be within the last 100 years.',
  'register.link.locked': 'The link was sent to this address, so you can’t change it here.',
  'register.link.dead': 'The link has expired. Enter your e-mail.',
  'register.asked':
    'We have e-mailed a link to {email, select, none {you} other {{email}}}. Open it within 24 hours to finish your account. Check your spam folder too.',
  'register.confirm.ask': 'Confirm your account',
  'register.confirm.ask.text':
    'Press the button, and the account for {email} is ready and you are logged in.',
  'register.confirm.submit': 'Confirm the account',
  'register.confirm.done': 'Your account is ready',
  'register.confirm.done.text':
    'You are logged in. Next time, log in with your e-mail and your password.',
  'register.field.companyName': 'Company name',
  'register.field.organizationNumber': 'Company number',
  'register.field.email': 'E-mail',
  'register.field.phone': 'Phone',
  'register.field.address': 'Street address',
  'register.field.zipCode': 'Postcode',
  'register.field.city': 'Town',
  'register.field.message': 'Message to us',
  'register.company.asked': 'We have received your application and will e-mail you our answer.',
  'register.page': 'Create an account',
  'register.page.B2C':
    'With an account your orders are in one place, and your details are filled in next time.',
  'register.page.B2B': 'Apply to buy as a business. We read the application and answer by e-mail.',
  'register.page.privacy': 'How we handle your details (opens in a new tab)',
  'register.page.login': 'Already have an account? Log in',
  'mail.order.register':
    'With an account this order is kept with your others, and your details are filled in next time. The link fills in your e-mail and is valid for {hours} hours.',
  'mail.company.open.subject': 'We have received your application',
  'mail.company.open':
    'Thank you! Somebody, probably you, has applied to buy from us as a business with this address. We read the application and answer by e-mail. If it was not you, you don’t need to do anything.',
  'mail.company.accepted.subject': '{company} can buy from us',
  'mail.company.accepted':
    'Welcome! The application for {company} is accepted. Choose a password, and the account is ready. The link is valid for {hours} hours and can be used once.',
  'mail.company.refused.subject': 'About the application for {company}',
  'mail.company.refused': 'We have read the application for {company} and cannot accept it.',
  'mail.company.notice.subject': 'New application: {company}',
  'mail.company.notice': '{company} ({number}) wants to buy as a business.',
  'mail.company.notice.link': 'Read the application',
}
