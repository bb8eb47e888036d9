/** Swedish texts of errors in the checkout's fields, and how to correct them. */
export const svCheckoutFields = {
  'field.orgnumber.count': 'Organisationsnumret ska ha 10 siffror, du skrev {got}.',
  'field.orgnumber.check': 'Kontrollera organisationsnumret: någon siffra stämmer inte.',
  'field.orgnumber.foreign': 'Skriv organisationsnumret med 8 till 14 siffror och bokstäver.',
  'checkout.email.missing': 'Fyll i din e-postadress.',
  'checkout.phone.missing': 'Fyll i ditt mobilnummer.',
  'checkout.company.missing': 'Fyll i företagets namn.',
  'checkout.orgnumber.missing': 'Fyll i organisationsnummer.',
  'checkout.delivery.missing': 'Välj hur du vill få leveransen.',
  'checkout.option.missing': 'Välj ett ombud.',
  'checkout.slot.missing': 'Välj en leveranstid.',
  'checkout.payment.missing': 'Välj hur du vill betala.',
} as const satisfies Record<string, string>
