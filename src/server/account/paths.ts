/** Where a password is chosen, by the link in a mail. */
export const PASSWORD_PATH = '/choose-password'
/** Where such a link is asked for. */
export const FORGOT_PATH = '/forgot-password'

/** Where a customer changes who may enter the account. */
export const SECURITY_PATH = '/account/security'

/** An account that nobody has chosen a password for is kept so long. */
export const UNPROVED_DAYS = 30
