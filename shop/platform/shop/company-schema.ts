import * as v from 'valibot'
import { about, country, line, mailAddress, oneOf, words } from './field-schemas.ts'

/** Who the shop is, as the law names it. */
export const companySchema = v.strictObject({
  name: about('As it is registered.', line),
  organizationNumber: line,
  vatNumber: v.optional(about('Left out where the company has none.', line)),
  street: line,
  postcode: line,
  town: line,
  country,
  /** Where customers pay to in advance. */
  bankAccount: v.optional(
    v.strictObject({
      kind: about(
        'other: as it is written where there is none of these, with the name of the bank.',
        oneOf(['bankgiro', 'plusgiro', 'iban', 'other']),
      ),
      number: line,
    }),
  ),
})

/** Where customers reach it. */
export const contactSchema = v.strictObject({
  email: mailAddress,
  phone: line,
  hours: about('When somebody answers the telephone.', words),
})
