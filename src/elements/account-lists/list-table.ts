/** What both lists promise to page authors. */
export const listTable = {
  attributes: {
    countries: { kind: 'string', default: 'SE' },
    loginUrl: { kind: 'string' },
  },
  events: ['courtside:before-submit', 'courtside:list-changed'],
  texts: ['forms', 'lists'],
} as const

export const listNotes = {
  loginUrl:
    'Where a customer logs in, and comes back from. Whoever is logged out while a form is filled in ' +
    'logs in beside it, in a new tab, and loses nothing.',
} as const

export const listKeyboard = [
  'Tab: through the entries, each with “Change” and “Remove”, and the fields of a form.',
  'Enter: opens the form or the question; in a field, saves.',
  'Escape: closes the question. Focus goes back to what it was about, or to the next one.',
] as const

export const listWithoutScript =
  'The list of the server, with a page for each form and each question.'
