import type { addressesSv } from './sv.ts'

/** Texts of saved addresses, in English. */
export const addressesEn: Record<keyof typeof addressesSv, string> = {
  'address.gone': 'The address has been removed. Reload the page to see the ones there are.',
  'address.toomany': 'You cannot save more than {max} addresses. Remove one first.',
  'address.type.unknown': 'Choose delivery or invoice.',
  'address.country.unknown': 'We do not deliver to that country. Choose another one.',
  'account.addresses': 'Addresses',
  'account.addresses.about': 'Delivery and billing addresses.',
}
