/** Texts of saved addresses, in Swedish. */
export const addressesSv = {
  'address.gone': 'Adressen är borttagen. Läs in sidan igen för att se vilka som finns.',
  'address.toomany': 'Fler än {max} adresser går inte att spara. Ta bort någon först.',
  'address.type.unknown': 'Välj leverans eller faktura.',
  'address.country.unknown': 'Vi levererar inte till det landet. Välj ett annat.',
  'account.addresses': 'Adresser',
  'account.addresses.about': 'Leverans- och fakturaadresser.',
} as const satisfies Record<string, string>
