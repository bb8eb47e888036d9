import type { svConsent } from './sv.ts'

/** English texts of the question about cookies. */
export const enConsent = {
  'consent.title': 'Cookies',
  'consent.text': 'We use necessary cookies. If you agree, we also measure how the shop is used.',
  'consent.text.preferences':
    'We use necessary cookies. If you agree, we also remember which products you have looked at.',
  'consent.text.both':
    'We use necessary cookies. If you agree, we also measure how the shop is used, and remember which products you have looked at.',
  'consent.accept': 'Accept all',
  'consent.reject': 'Reject all',
  'consent.choose': 'Choose cookies',
  'consent.save': 'Save my choice',
  'consent.unsent':
    'Your choice applies in this browser, but has not reached the shop. It is sent again when the network is back.',
  'consent.resend': 'Send again',
  'consent.necessary': 'Necessary',
  'consent.necessary.text':
    'The cart, your login and your answer here. You can’t shop without them.',
  'consent.measurement': 'Measurement',
  'consent.measurement.text':
    'Shows us which pages and products are used, so that the shop gets better.',
  'consent.marketing': 'Marketing',
  'consent.marketing.text': 'Lets our ads on other sites reflect what you have viewed here.',
  'consent.preferences': 'Recently viewed',
  'consent.preferences.text':
    'Remembers the twelve products you looked at last, so that you can find them again. They are kept on your device, and in your account when you are logged in.',
} as const satisfies Record<keyof typeof svConsent, string>
