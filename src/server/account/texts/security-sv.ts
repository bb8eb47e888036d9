/** Texts of the page where a customer changes who may enter the account, in Swedish. */
export const securitySv = {
  security: 'Inloggning och lösenord',
  'security.about': 'Byt lösenord och logga ut på andra ställen.',
  'security.password': 'Byt lösenord',
  'security.password.text': 'Du blir kvar här, och loggas ut på alla andra ställen.',
  'security.password.current': 'Nuvarande lösenord',
  'security.elsewhere': 'Andra inloggningar',
  'security.elsewhere.text':
    '{n, plural, =0 {Du är inte inloggad någon annanstans.} one {Du är inloggad i # webbläsare till.} other {Du är inloggad i # webbläsare till.}}',
  'security.elsewhere.submit': 'Logga ut på alla andra ställen',
  'security.done.password': 'Ditt nya lösenord är sparat.',
  'security.done.elsewhere': 'Du är utloggad på alla andra ställen.',
} as const satisfies Record<string, string>
