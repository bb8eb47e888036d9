import { ACCOUNT_PATH } from '../../platform/shop-paths.ts'

/** Where customers change what the shop knows of them. */
export const PROFILE_PATH = `${ACCOUNT_PATH}/profile`
/** Where another address is asked for. */
export const NEW_EMAIL_PATH = `${PROFILE_PATH}/email`
/** Where the link in the mail to the new address leads. */
export const CHANGE_EMAIL_PATH = '/change-email'
/** Where the link in the mail to the old one leads. */
export const STOP_EMAIL_PATH = '/change-email/stop'

/** The link to the new address is good so long. */
export const CHANGE_HOURS = 24
/** A change can be stopped, or taken back, so long. */
export const STOP_DAYS = 7
