/** The form that the controls beside it belong to. */
export const FORM_ID = 'checkout-form'
