export const CHECKOUT = 'test/journeys/checkout.test.ts'
export const CONFORMANCE = 'test/journeys/conformance.test.ts'

/** Every page: axe, and nothing wider than the smallest phone. */
export const FITTING = [
  'test/journeys/every-page.test.ts',
  'pages under "…/" are accessible, raise no fault, and do not scroll sideways at 320 px, with text of double size neither',
]

/** axe finds nothing, by its rules for WCAG 2.0 to 2.2, A and AA, and its best practices. */
export const ACCESSIBLE = [
  FITTING,
  [CHECKOUT, 'is hydrated in its place, and has no fault at 320 px, under "…/"'],
]

/** The same for every page and every state of a tag, in each colour scheme; part of the long run. */
export const EVERY_STATE = [
  'test/long/accessible-states.test.ts',
  'every page and every state of a tag is accessible and fits at … px, in light, dark and forced colours',
]
