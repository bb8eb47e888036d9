import type { svQuotation } from './sv.ts'

/** English texts of the quotation list and its form. */
export const enQuotation = {
  'quote.list': 'Products you want a price for',
  'quote.list.empty': 'The quote list is empty.',
  'quote.list.how': 'Add products priced on request, and you’ll get one quote for all of them.',
  'quote.list.lost': 'The quote list on this device could not be read. Add the products again.',
  'quote.list.broken': 'Part of the quote list could not be read. Check that all is there.',
  'quote.quantity': 'Quantity',
  'quote.note': 'Notes about the product',
  'quote.remove': 'Remove',
  'quote.removed': '{name} has been removed from the quote list.',
  'quote.contact': 'Your details',
  'quote.field.companyName': 'Company, club or school',
  'quote.field.organizationNumber': 'Company number',
  'quote.field.firstName': 'First name',
  'quote.field.lastName': 'Last name',
  'quote.field.email': 'E-mail',
  'quote.field.phoneNumber': 'Phone',
  'quote.field.address': 'Address',
  'quote.field.zipCode': 'Postcode',
  'quote.field.city': 'Town',
  'quote.field.contactPerson': 'Contact person, if it is not you',
  'quote.field.message': 'Message',
  'quote.terms': 'I accept the terms of quote requests.',
  'quote.terms.read': 'Read the terms',
  'quote.terms.missing': 'Accept the terms to send the request.',
  'quote.send': 'Send quote request',
  'quote.busy': 'Sending …',
  'quote.empty': 'Add at least one product to the quote list first.',
  'quote.unknown':
    'No quote can be requested for these products right now: {names}. Remove them from the list.',
  'quote.sent':
    'Thank you! We will reply by {date}. Reference {no}. We have e-mailed a confirmation to {email}.',
  'quote.asked': '{name}, {n} pcs',
  'quote.notsent':
    'Your request could not be sent. All you have typed is still here. Try again shortly.',
  'quote.done': 'We have received your request',
  'quote.follow': 'Follow the request',
} as const satisfies Record<keyof typeof svQuotation, string>
