export const TEST_CARDS = [
  ['4242 4242 4242 4242', 'test.pays'],
  ['4000 0000 0000 0002', 'test.declined'],
  ['4000 0000 0000 9995', 'test.capture'],
  ['4000 0000 0000 0044', 'test.silent'],
] as const

/** A person to whom the second provider gives credit, and below, one to whom it does not. */
export const APPROVED_PERSON = '19121212-1212'
const REFUSED_PERSON = '20000101-9801'

export const TEST_PEOPLE = [
  [APPROVED_PERSON, 'test.approved'],
  [REFUSED_PERSON, 'test.refused'],
] as const
