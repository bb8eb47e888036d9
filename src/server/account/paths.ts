/** Where a password is chosen, by the link in a mail. */
export const PASSWORD_PATH = '/choose-password'
/** Where such a link is asked for. */
export const FORGOT_PATH = '/forgot-password'
