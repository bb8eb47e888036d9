/** Where a password is chosen, by the link in a mail. */
export const PASSWORD_PATH = '/choose-password'
/** Where such a link is asked for. */
export const FORGOT_PATH = '/forgot-password'

/** Where a form sends the code of a login. */
export const CODE_PATH = '/login/code'

/** Where a form sends what a passkey has signed. */
export const PASSKEY_LOGIN_PATH = '/login/passkey'

/** Where a customer changes who may enter the account. */
export const SECURITY_PATH = '/account/security'
/** Where a customer has logins ask for a code, or for none. */
export const SECOND_STEP_PATH = `${SECURITY_PATH}/second-step`
/** Where a customer adds and removes passkeys. */
export const PASSKEYS_PATH = `${SECURITY_PATH}/passkeys`

/** An account that nobody has chosen a password for is kept so long. */
export const UNPROVED_DAYS = 30
