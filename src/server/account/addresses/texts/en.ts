import type { addressesSv } from './sv.ts'

/** Texts of saved addresses, in English. */
export const addressesEn: Record<keyof typeof addressesSv, string> = {
  'address.gone': 'The address has been removed. Reload the page to see the ones there are.',
  'address.toomany': 'You cannot save more than {max} addresses. Remove one first.',
  'address.type.unknown': 'Choose delivery or invoice.',
  'address.country.unknown': 'We do not deliver to that country. Choose another one.',
  'account.addresses': 'Addresses',
  'account.addresses.about': 'Where goods and invoices go.',
  'list.addresses.none': 'You have no saved addresses.',
  'list.addresses.add': 'Add address',
  'list.addresses.remove.text': 'Orders that are already placed are not affected.',
  'address.type': 'Used for',
  'address.type.shipping': 'Delivery',
  'address.type.billing': 'Invoice',
  'list.phone': 'Phone (optional)',
  'list.change': 'Change',
  'list.change.name': 'Change {name}',
  'list.remove.name': 'Remove {name}',
  'list.remove.ask': 'Remove {name}?',
  'list.save': 'Save',
  'list.saved': 'Saved.',
  'list.removed': 'Removed.',
  'list.readonly': 'The approvers of the company make changes here.',
}
