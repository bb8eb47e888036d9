/** Where the link in the mail leads, in the browser that asked and in any other. */
export const CONFIRM_PATH = '/register/confirm'

/** What was asked for and never proved is kept so long. */
export const REGISTRATION_DAYS = 7
/** A link that fills in an address is good so long. */
export const SOFT_LOGIN_HOURS = 24
/** Holds the token of such a link while the registration is open. */
export const SOFT_LOGIN_COOKIE = 'courtside_soft_login'
