import { ACCOUNT_PATH } from '../../platform/shop-paths.ts'

export const PRIVACY_PATH = `${ACCOUNT_PATH}/privacy`
export const CONSENT_PATH = `${PRIVACY_PATH}/newsletter`
export const EXPORT_PATH = `${PRIVACY_PATH}/export`
export const ERASE_PATH = `${PRIVACY_PATH}/erase`

export const PRIVACY_FORMS = [CONSENT_PATH, EXPORT_PATH, ERASE_PATH]
