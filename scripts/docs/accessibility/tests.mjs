export const PAGES = 'test/journeys/every-page.test.ts'
export const CHECKOUT = 'test/journeys/checkout.test.ts'
export const CONFORMANCE = 'test/journeys/conformance.test.ts'

/** axe finds nothing, by its rules for WCAG 2.0 to 2.2, A and AA, and its best practices. */
export const ACCESSIBLE = [
  [PAGES, 'pages under "…/" are accessible and raise no fault'],
  [CHECKOUT, 'is hydrated in its place, and has no fault at 320 px, under "…/"'],
]

/** The same of every page and every state of a tag, in each colour scheme; part of the long run. */
export const EVERY_STATE = [
  'test/long/accessible-states.test.ts',
  'every page and every state of a tag is accessible and fits at … px, in light, dark and forced colours',
]
