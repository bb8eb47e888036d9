/** Texts of the account's pages, in Swedish. */
export const accountPagesSv = {
  'account.overview': 'Översikt',
  'account.latest': 'Senaste beställningen',
  'account.orders': 'Beställningar',
  'account.orders.about': 'Status, kvitton, spårning och köp igen.',
  'account.orders.none': 'Du har inte beställt något än.',
  'account.who': 'Du är inloggad som {name}, {email}.',
  'account.expired':
    'Du har loggats ut. Det du har skrivit finns kvar, utom lösenord och koder: logga in i en ny flik, kom tillbaka hit och gå vidare.',
} as const satisfies Record<string, string>
