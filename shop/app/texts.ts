import { accountTexts } from '../account/texts/texts.ts'
import { approvalTexts } from '../approvals/texts/texts.ts'
import { favouriteTexts } from '../catalogue/favourites/texts/texts.ts'
import { priceListTexts } from '../catalogue/price-lists/texts/texts.ts'
import { seenTexts } from '../catalogue/seen/texts/texts.ts'
import { infoTexts } from '../content/texts/texts.ts'
import { deliveryTexts } from '../delivery/texts/texts.ts'
import { facetTexts } from '../facets/texts/texts.ts'
import { paymentTexts } from '../payments/texts/texts.ts'
import { mailTexts } from '../platform/mail/texts/texts.ts'
import { pageTexts } from '../platform/pages/texts/texts.ts'
import { settingsTexts } from '../platform/settings/texts/texts.ts'
import { setupTexts } from '../platform/shop/texts/texts.ts'
import { addTexts } from '../platform/texts/server-text.ts'
import { quickOrderTexts } from '../quick-order/texts/texts.ts'
import { quotationTexts } from '../quotations/texts/texts.ts'
import { returnTexts } from '../returns/texts/texts.ts'
import { reviewTexts } from '../reviews/texts/texts.ts'
import { checkoutTexts } from '../sales/checkout/texts/texts.ts'
import { orderTexts } from '../sales/orders/texts/texts.ts'
import { staffTexts } from '../staff/texts/texts.ts'
import { withdrawTexts } from '../withdrawals/texts/texts.ts'

// Every program of the server imports this module first, so that no text is missing where it is asked for.
const ALL = [
  pageTexts,
  mailTexts,
  infoTexts,
  priceListTexts,
  facetTexts,
  favouriteTexts,
  seenTexts,
  checkoutTexts,
  orderTexts,
  accountTexts,
  withdrawTexts,
  returnTexts,
  reviewTexts,
  quotationTexts,
  quickOrderTexts,
  approvalTexts,
  staffTexts,
  deliveryTexts,
  paymentTexts,
  settingsTexts,
  setupTexts,
]

for (const it of ALL.flat()) addTexts(it)
