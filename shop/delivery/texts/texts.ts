import { deliveryEn } from './en.ts'
import { deliverySv } from './sv.ts'

/** What deliveries say. */
export const deliveryTexts = [{ sv: deliverySv, en: deliveryEn }]
