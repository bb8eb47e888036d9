/** Texts of the account's pages, in Swedish. */
export const accountPagesSv = {
  'account.overview': 'Översikt',
  'account.who': 'Du är inloggad som {name}, {email}.',
} as const satisfies Record<string, string>
