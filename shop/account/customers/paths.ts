import { ACCOUNT_PATH } from '../../paths/shop-paths.ts'

/** Where a password is chosen, by the link in a mail. */
export const PASSWORD_PATH = '/choose-password'
/** Where such a link is asked for. */
export const FORGOT_PATH = '/forgot-password'

/** Where a form sends the code of a login. */
export const CODE_PATH = '/login/code'
/** Where a form sends what a passkey has signed. */
export const PASSKEY_LOGIN_PATH = '/login/passkey'

/** Where an account is asked for from the receipt of an order. */
export const RECEIPT_ACCOUNT_PATH = '/order/:id/account'

/** Where the link in the mail of a registration leads, in the browser that asked and in any other. */
export const CONFIRM_PATH = '/register/confirm'
/** Holds the token of a link that fills in an address while the registration is open. */
export const SOFT_LOGIN_COOKIE = 'courtside_soft_login'

/** Where a customer changes who may enter the account. */
export const SECURITY_PATH = `${ACCOUNT_PATH}/security`
/** Where a customer has logins ask for a code, or for none. */
export const SECOND_STEP_PATH = `${SECURITY_PATH}/second-step`
/** Where a customer adds and removes passkeys. */
export const PASSKEYS_PATH = `${SECURITY_PATH}/passkeys`

/** Where customers change what the shop knows of them. */
export const PROFILE_PATH = `${ACCOUNT_PATH}/profile`
/** Where another address is asked for. */
export const NEW_EMAIL_PATH = `${PROFILE_PATH}/email`
/** Where the link in the mail to the new address leads. */
export const CHANGE_EMAIL_PATH = '/change-email'
/** Where the link in the mail to the old one leads. */
export const STOP_EMAIL_PATH = '/change-email/stop'

/** Where a customer sees and ends what the shop keeps. */
export const PRIVACY_PATH = `${ACCOUNT_PATH}/privacy`
export const CONSENT_PATH = `${PRIVACY_PATH}/newsletter`
export const EXPORT_PATH = `${PRIVACY_PATH}/export`
export const ERASE_PATH = `${PRIVACY_PATH}/erase`
export const PRIVACY_FORMS = [CONSENT_PATH, EXPORT_PATH, ERASE_PATH]

/** An account that nobody has chosen a password for is kept so long. */
export const UNVERIFIED_DAYS = 30
/** What was asked for in a registration and never proved is kept so long. */
export const REGISTRATION_DAYS = 7
/** A link that fills in an address is good so long. */
export const SOFT_LOGIN_HOURS = 24
/** The link to another address is good so long. */
export const CHANGE_HOURS = 24
/** A change of address can be stopped, or taken back, so long. */
export const STOP_DAYS = 7
/** A link to the first password of an account is good for so long, and once. */
export const FIRST_LINK_HOURS = 24
/** A link to another password: whoever asked for it is waiting for it. */
export const LINK_MINUTES = 30
/**
 * A second step that is younger may be that of somebody who was in the account. An older one is its
 * owner's, who would have been kept out by another one since.
 */
export const NEW_STEP_DAYS = 30
