import * as v from 'valibot'
import { about, count, words } from './field-schemas.ts'

const MAX_YEARS = 30

/** What the law of the shop's country has it say. */
export const legalSchema = v.strictObject({
  disputes: about('Who settles what shop and customer do not agree on.', words),
  consumerLaw: about('The law on purchases of consumers.', words),
  privacyAuthority: words,
  accessibilityAuthority: words,
  faultYears: about(
    'Years in which a fault that was there from the start can be claimed.',
    count(1, MAX_YEARS),
  ),
  recordYears: about('Years that the books have to be kept.', count(1, MAX_YEARS)),
})
