/** Texts of the page where a customer changes who may enter the account, in Swedish. */
export const securitySv = {
  security: 'Inloggning och lösenord',
  'security.about': 'Byt lösenord och logga ut på andra ställen.',
  'security.password': 'Byt lösenord',
  'security.password.text': 'Du blir kvar här, och loggas ut på alla andra ställen.',
  'security.proof': 'Ditt lösenord',
  'security.proof.wrong': 'Lösenordet stämmer inte.',
  'security.elsewhere': 'Där du är inloggad',
  'security.elsewhere.text':
    '{n, plural, =0 {Du är inte inloggad någon annanstans.} other {Du är inloggad i # webbläsare till.}}',
  'security.elsewhere.submit': 'Logga ut på alla andra ställen',
  'security.login.here': 'Den här webbläsaren',
  'security.login.seen': 'Senast använd {at}',
  'security.login.device': '{browser} på {system}',
  'security.login.unknown': 'Okänd webbläsare',
  'security.login.end': 'Logga ut',
  'security.login.end.of': 'Logga ut {device}, senast använd {at}',
  'security.done.password': 'Ditt nya lösenord är sparat.',
  'security.done.elsewhere': 'Du är utloggad på alla andra ställen.',
  'security.done.login': 'Den webbläsaren är utloggad.',
} as const satisfies Record<string, string>
