/** The notes of the tables on cancelable events. */
export const BEFORE_ADD =
  'Articles are about to go into the cart, or all of a past order. Cancelable: then nothing is sent, said or measured.'

export const BEFORE_SUBMIT =
  'The form is about to be sent, and its rules are met. Cancelable: then it stays as it is.'

export const BEFORE_NAVIGATE =
  'The element is about to leave the page. Cancelable: then the visitor stays.'
