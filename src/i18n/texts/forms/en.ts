/** English texts of form fields and what is wrong with them. */
export const enForms = {
  'field.optional': '(optional)',
  'field.postcode': 'The postcode needs {n} digits.',
  'field.orgnumber': 'The company number needs 10 digits.',
  'field.phone.why': 'So we can notify you about delivery',
  'validation.count': '{n} errors occurred',
  'validation.required': 'Fill in this field.',
  'validation.min': 'Enter {min} or more.',
  'validation.max': 'Enter {max} or less.',
  'validation.minLength': 'Enter at least {min} characters.',
  'validation.maxLength': 'Enter at most {max} characters.',
  'validation.email': 'Write the address like this: name@example.com',
  'validation.pattern': 'Check how this is written.',
  'validation.number': 'Enter a number.',
  'validation.integer': 'Enter a whole number.',
  'validation.accepted': 'Tick the box to continue.',
  'checkout.summary': 'There is a problem',
} as const satisfies Record<string, string>
