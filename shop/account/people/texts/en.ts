import type { peopleSv } from './sv.ts'

/** Texts of a company's people, in English. */
export const peopleEn: Record<keyof typeof peopleSv, string> = {
  'person.gone': 'The person has been removed. Reload the page to see who there is.',
  'person.toomany': 'You cannot add more than {max} people. Remove someone first.',
  'person.email.listed': 'The person is already in the list.',
  'person.email.taken': 'That address cannot be added. Choose another one, or contact us.',
  'person.email.fixed': 'The e-mail address cannot be changed. Add the person again instead.',
  'person.role.unknown': 'Choose buyer or approver.',
  'person.lastapprover': 'At least one approver must remain. Choose another one first.',
  'account.people': 'People',
  'account.people.about': 'Who can buy for the company.',
}
