import { orderEn } from './en.ts'
import { orderSv } from './sv.ts'

/** What receipts and mails of orders say. */
export const orderTexts = [{ sv: orderSv, en: orderEn }]
