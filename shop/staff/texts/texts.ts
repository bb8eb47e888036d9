import { auditEn } from './audit-en.ts'
import { auditSv } from './audit-sv.ts'
import { campaignsEn } from './campaigns-en.ts'
import { campaignsSv } from './campaigns-sv.ts'
import { staffEn } from './en.ts'
import { listsEn } from './lists-en.ts'
import { listsSv } from './lists-sv.ts'
import { measurementEn } from './measurement-en.ts'
import { measurementSv } from './measurement-sv.ts'
import { ordersEn } from './orders-en.ts'
import { ordersSv } from './orders-sv.ts'
import { priceListsEn } from './price-lists-en.ts'
import { priceListsSv } from './price-lists-sv.ts'
import { productsEn } from './products-en.ts'
import { productsSv } from './products-sv.ts'
import { refundsEn } from './refunds-en.ts'
import { refundsSv } from './refunds-sv.ts'
import { staffSv } from './sv.ts'

/** Texts of the staff area. */
export const staffTexts = [
  { sv: staffSv, en: staffEn },
  { sv: auditSv, en: auditEn },
  { sv: ordersSv, en: ordersEn },
  { sv: refundsSv, en: refundsEn },
  { sv: productsSv, en: productsEn },
  { sv: campaignsSv, en: campaignsEn },
  { sv: priceListsSv, en: priceListsEn },
  { sv: listsSv, en: listsEn },
  { sv: measurementSv, en: measurementEn },
]
