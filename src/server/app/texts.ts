import { accountEn } from '../account/texts/en.ts'
import { accountMailEn } from '../account/texts/mail-en.ts'
import { accountMailSv } from '../account/texts/mail-sv.ts'
import { accountSv } from '../account/texts/sv.ts'
import { infoEn } from '../content/texts/en.ts'
import { infoSv } from '../content/texts/sv.ts'
import { deliveryEn } from '../delivery/texts/en.ts'
import { deliverySv } from '../delivery/texts/sv.ts'
import { facetsEn } from '../facets/texts/en.ts'
import { facetsSv } from '../facets/texts/sv.ts'
import { sandboxEn } from '../payments/sandbox/texts/en.ts'
import { sandboxSv } from '../payments/sandbox/texts/sv.ts'
import { paymentEn } from '../payments/texts/en.ts'
import { paymentSv } from '../payments/texts/sv.ts'
import { mailEn } from '../platform/mail/texts/en.ts'
import { mailSv } from '../platform/mail/texts/sv.ts'
import { pageEn } from '../platform/pages/texts/en.ts'
import { pageSv } from '../platform/pages/texts/sv.ts'
import { setupEn } from '../platform/shop/texts/en.ts'
import { setupSv } from '../platform/shop/texts/sv.ts'
import { addTexts } from '../platform/texts/server-text.ts'
import { checkoutEn } from '../sales/checkout/texts/en.ts'
import { checkoutEn as checkoutPageEn } from '../sales/checkout/texts/page-en.ts'
import { checkoutSv as checkoutPageSv } from '../sales/checkout/texts/page-sv.ts'
import { checkoutSv } from '../sales/checkout/texts/sv.ts'
import { orderEn } from '../sales/orders/texts/en.ts'
import { orderSv } from '../sales/orders/texts/sv.ts'
import { withdrawEn } from '../withdrawals/texts/en.ts'
import { withdrawSv } from '../withdrawals/texts/sv.ts'

// Every program of the server imports this module first, so that no text is missing where it is asked for.
addTexts({ sv: pageSv, en: pageEn })
addTexts({ sv: mailSv, en: mailEn })
addTexts({ sv: infoSv, en: infoEn })
addTexts({ sv: facetsSv, en: facetsEn })
addTexts({ sv: checkoutSv, en: checkoutEn })
addTexts({ sv: checkoutPageSv, en: checkoutPageEn })
addTexts({ sv: orderSv, en: orderEn })
addTexts({ sv: accountSv, en: accountEn })
addTexts({ sv: accountMailSv, en: accountMailEn })
addTexts({ sv: withdrawSv, en: withdrawEn })
addTexts({ sv: deliverySv, en: deliveryEn })
addTexts({ sv: paymentSv, en: paymentEn })
addTexts({ sv: sandboxSv, en: sandboxEn })
addTexts({ sv: setupSv, en: setupEn })
