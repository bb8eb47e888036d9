import { priceListEn } from './en.ts'
import { priceListSv } from './sv.ts'

/** What is wrong with the lines of a price list. */
export const priceListTexts = [{ sv: priceListSv, en: priceListEn }]
