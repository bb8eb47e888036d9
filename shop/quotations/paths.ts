import { OWN_QUOTATIONS_PATH, QUOTATION_PATH } from '../platform/shop-paths.ts'

/** The page of one that was asked without a login; its forms stand below it. */
export const ONE_QUOTATION_PATH = `${QUOTATION_PATH}/:id`
/** The page of one's own, behind the login. */
export const OWN_QUOTATION_PATH = `${OWN_QUOTATIONS_PATH}/:id`
/** What a customer can do about a quotation: the last part of a form's address. */
export const DECISIONS = ['accepted', 'declined'] as const
export type Decision = (typeof DECISIONS)[number]
/** Puts what an offer was about in the list of a new request. */
export const AGAIN = 'again'
