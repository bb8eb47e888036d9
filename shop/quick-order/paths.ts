import { ORDER_LISTS_PATH } from '../platform/shop-paths.ts'

/** Forms about one list stand below it. */
export const ONE_LIST_PATH = `${ORDER_LISTS_PATH}/:id`
/** The call of articles that a typed number or name may mean. */
export const SUGGESTIONS_PATH = '/api/quickorder/suggestions'
