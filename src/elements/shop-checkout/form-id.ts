/** The form that the controls beside it belong to, as in the server's markup. */
export const FORM_ID = 'checkout-form'
