import { ACCOUNT_PATH } from '../../paths/shop-paths.ts'

/** The target of mailed links to choose a password. */
export const PASSWORD_PATH = '/choose-password'
/** Where such a link is requested. */
export const FORGOT_PATH = '/forgot-password'

/** Receives the code of a login. */
export const CODE_PATH = '/login/code'
/** Receives a passkey's signature. */
export const PASSKEY_LOGIN_PATH = '/login/passkey'

/** Requests an account from the receipt of an order. */
export const RECEIPT_ACCOUNT_PATH = '/order/:id/account'

/**
 * The target of the link in a registration's mail, in the browser that registered and in any other.
 */
export const CONFIRM_PATH = '/register/confirm'
/** Stores the token of a link that fills in an address, until the registration is sent. */
export const SOFT_LOGIN_COOKIE = 'courtside_soft_login'

/** Where customers manage access to their account. */
export const SECURITY_PATH = `${ACCOUNT_PATH}/security`
/** Where customers turn the second step on or off. */
export const SECOND_STEP_PATH = `${SECURITY_PATH}/second-step`
/** Where customers add and remove passkeys. */
export const PASSKEYS_PATH = `${SECURITY_PATH}/passkeys`

/** Where customers change their details. */
export const PROFILE_PATH = `${ACCOUNT_PATH}/profile`
/** Requests a change of the e-mail address. */
export const NEW_EMAIL_PATH = `${PROFILE_PATH}/email`
/** The target of the link in the mail to the new address. */
export const CHANGE_EMAIL_PATH = '/change-email'
/** The target of the link in the mail to the old address. */
export const STOP_EMAIL_PATH = '/change-email/stop'

/** Where customers see and delete the data that the shop stores about them. */
export const PRIVACY_PATH = `${ACCOUNT_PATH}/privacy`
export const CONSENT_PATH = `${PRIVACY_PATH}/newsletter`
export const EXPORT_PATH = `${PRIVACY_PATH}/export`
export const ERASE_PATH = `${PRIVACY_PATH}/erase`
export const PRIVACY_FORMS = [CONSENT_PATH, EXPORT_PATH, ERASE_PATH]

/** How long an account without a password is kept. */
export const UNVERIFIED_DAYS = 30
/** How long an unverified registration is kept. */
export const REGISTRATION_DAYS = 7
/** How long a link that fills in an address is valid. */
export const SOFT_LOGIN_HOURS = 24
/** How long the link that confirms a new address is valid. */
export const CHANGE_HOURS = 24
/** How long a change of address can be stopped or undone. */
export const STOP_DAYS = 7
/** How long a single-use link to an account's first password is valid. */
export const FIRST_LINK_HOURS = 24
/** How long a link to a new password is valid: whoever requested it is waiting for it. */
export const LINK_MINUTES = 30
/**
 * A more recent second step may have been set up by an intruder. An older one is the owner's, since
 * an intruder's would have locked the owner out by now.
 */
export const NEW_STEP_DAYS = 30
