/** Swedish texts of form fields and what is wrong with them. */
export const svForms = {
  'field.optional': '(valfritt)',
  'field.postcode': 'Postnumret ska ha {n} siffror.',
  'field.orgnumber': 'Organisationsnumret ska ha 10 siffror.',
  'field.phone.why': 'För avisering om leveransen',
  'validation.count': '{n} fel att rätta',
  'validation.required': 'Fyll i fältet.',
  'validation.min': 'Skriv {min} eller mer.',
  'validation.max': 'Skriv {max} eller mindre.',
  'validation.minLength': 'Skriv minst {min} tecken.',
  'validation.maxLength': 'Skriv högst {max} tecken.',
  'validation.email': 'Skriv adressen så här: namn@exempel.se',
  'validation.pattern': 'Kontrollera hur det är skrivet.',
  'validation.number': 'Skriv ett tal.',
  'validation.integer': 'Skriv ett heltal.',
  'validation.accepted': 'Kryssa i rutan för att gå vidare.',
  'checkout.summary': 'Det här behöver rättas',
} as const satisfies Record<string, string>
