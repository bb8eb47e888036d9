import type { Receipt } from '../../../src/model/order.ts'
import { REGISTER_PATH } from '../../paths/shop-paths.ts'
import type { Block, Mailing } from '../../platform/mail/mail-template.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import { SOFT_LOGIN_HOURS } from '../customers/paths.ts'
import { isSignUpOpen } from './open-account.ts'
import { isOrderOfGuest } from './registration-queries.ts'
import { makeSoftLogin } from './soft-login.ts'

/**
 * The invitation in a guest's order confirmation: a link to the registration with the address
 * filled in. Customers with an account are not invited.
 */
export function orderInvitation({ db, shop, shopUrl, now = Date.now }: Mailing) {
  return async (receipt: Receipt): Promise<readonly Block[]> => {
    if (!isSignUpOpen(receipt) || !(await isOrderOfGuest(db, receipt.orderId))) return []
    const { language, email } = receipt
    const t = shop.text(language)
    const token = await makeSoftLogin(db, email, now())
    const url = `${shopUrl()}${linkTo(receipt, REGISTER_PATH)}?token=${token}`
    return [
      { kind: 'heading', text: t('mail.account') },
      { kind: 'text', text: t('mail.order.register', { hours: SOFT_LOGIN_HOURS }) },
      { kind: 'link', text: t('receipt.account.create'), url },
    ]
  }
}
