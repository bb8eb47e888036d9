import { ACCOUNT_PATH } from '../../platform/shop-paths.ts'

/** Where a customer keeps addresses. */
export const ADDRESSES_PATH = `${ACCOUNT_PATH}/addresses`
/** Where a company keeps its people. */
export const PEOPLE_PATH = `${ACCOUNT_PATH}/persons`
