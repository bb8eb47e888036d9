/** Texts of the question about cookies, in Swedish. */
export const consentSv = {
  'page.cookies.open': 'Du har inte svarat än. Bara det nödvändiga används.',
  'page.cookies.yes': 'Du har godkänt alla.',
  'page.cookies.some': 'Du har godkänt en del.',
  'page.cookies.no': 'Du har nekat alla. Bara det nödvändiga används.',
  'page.cookies.necessary': 'Butiken använder bara nödvändiga kakor. Det finns inget att välja.',
  'consent.changed': 'Texten har ändrats sedan du öppnade sidan. Läs den och svara en gång till.',
} as const
