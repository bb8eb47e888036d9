import { LIST_PATHS } from '../../../model/account-list.ts'

/** Where a customer keeps addresses. */
export const ADDRESSES_PATH = LIST_PATHS.addresses
/** Where a company keeps its people. */
export const PEOPLE_PATH = LIST_PATHS.persons
