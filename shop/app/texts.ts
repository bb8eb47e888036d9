import { accountTexts } from '../account/texts/texts.ts'
import { approvalEn } from '../approvals/texts/en.ts'
import { approvalSv } from '../approvals/texts/sv.ts'
import { buyLinkEn } from '../buy-links/texts/en.ts'
import { buyLinkSv } from '../buy-links/texts/sv.ts'
import { cartEn } from '../cart/texts/en.ts'
import { cartSv } from '../cart/texts/sv.ts'
import { importFileEn } from '../catalogue/importers/texts/en.ts'
import { importFileSv } from '../catalogue/importers/texts/sv.ts'
import { reviewListEn } from '../catalogue/reviews/texts/en.ts'
import { reviewListSv } from '../catalogue/reviews/texts/sv.ts'
import { catalogueEn } from '../catalogue/texts/en.ts'
import { catalogueSv } from '../catalogue/texts/sv.ts'
import { checkoutEn } from '../checkout/texts/en.ts'
import { checkoutSv } from '../checkout/texts/sv.ts'
import { consentEn } from '../consents/texts/en.ts'
import { consentSv } from '../consents/texts/sv.ts'
import { infoEn } from '../content/texts/en.ts'
import { infoSv } from '../content/texts/sv.ts'
import { deliveryEn } from '../delivery/texts/en.ts'
import { deliverySv } from '../delivery/texts/sv.ts'
import { demoEn } from '../demo/texts/en.ts'
import { demoSv } from '../demo/texts/sv.ts'
import { facetsEn } from '../facets/texts/en.ts'
import { facetsSv } from '../facets/texts/sv.ts'
import { layoutEn } from '../layout/texts/en.ts'
import { layoutSv } from '../layout/texts/sv.ts'
import { listingEn } from '../listing/texts/en.ts'
import { listingSv } from '../listing/texts/sv.ts'
import { newsletterEn } from '../newsletter/texts/en.ts'
import { newsletterSv } from '../newsletter/texts/sv.ts'
import { orderEn } from '../orders/texts/en.ts'
import { orderSv } from '../orders/texts/sv.ts'
import { paymentEn } from '../payments/texts/en.ts'
import { paymentSv } from '../payments/texts/sv.ts'
import { settingsTexts } from '../platform/commands/texts/texts.ts'
import { shopFileEn } from '../platform/shop/texts/en.ts'
import { shopFileSv } from '../platform/shop/texts/sv.ts'
import { addTexts } from '../platform/texts/server-text.ts'
import { quickOrderEn } from '../quick-order/texts/en.ts'
import { quickOrderSv } from '../quick-order/texts/sv.ts'
import { quotationEn } from '../quotations/texts/en.ts'
import { quotationSv } from '../quotations/texts/sv.ts'
import { returnEn } from '../returns/texts/en.ts'
import { returnSv } from '../returns/texts/sv.ts'
import { reviewEn } from '../reviews/texts/en.ts'
import { reviewSv } from '../reviews/texts/sv.ts'
import { searchEn } from '../search/texts/en.ts'
import { searchSv } from '../search/texts/sv.ts'
import { staffTexts } from '../staff/texts/texts.ts'
import { withdrawEn } from '../withdrawals/texts/en.ts'
import { withdrawSv } from '../withdrawals/texts/sv.ts'

// Every program of the server imports this module first, so that no text is missing.
const ALL = [
  { sv: catalogueSv, en: catalogueEn },
  { sv: infoSv, en: infoEn },
  { sv: facetsSv, en: facetsEn },
  { sv: checkoutSv, en: checkoutEn },
  { sv: orderSv, en: orderEn },
  accountTexts,
  { sv: withdrawSv, en: withdrawEn },
  { sv: returnSv, en: returnEn },
  { sv: reviewSv, en: reviewEn },
  { sv: quotationSv, en: quotationEn },
  { sv: quickOrderSv, en: quickOrderEn },
  { sv: buyLinkSv, en: buyLinkEn },
  { sv: approvalSv, en: approvalEn },
  staffTexts,
  { sv: deliverySv, en: deliveryEn },
  { sv: paymentSv, en: paymentEn },
  { sv: searchSv, en: searchEn },
  { sv: listingSv, en: listingEn },
  { sv: cartSv, en: cartEn },
  { sv: newsletterSv, en: newsletterEn },
  { sv: layoutSv, en: layoutEn },
  { sv: consentSv, en: consentEn },
  { sv: demoSv, en: demoEn },
  { sv: reviewListSv, en: reviewListEn },
  settingsTexts,
  { sv: shopFileSv, en: shopFileEn },
  { sv: importFileSv, en: importFileEn },
]

for (const it of ALL.flat()) addTexts(it)
