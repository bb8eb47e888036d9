import type { ReactNode } from 'react'
import type { Receipt } from '../../../src/model/order.ts'
import { Button } from '../../../src/ui/button.tsx'
import type { OrderProof } from '../../orders/proof/prove-order.ts'
import { TOKEN_FIELD } from '../../platform/pages/form-fields.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { isSignUpOpen } from './open-account.ts'

/**
 * Says that a link to choose a password is on its way, or offers one. The text does not depend on
 * whether the address has an account, or on what has become of it.
 */
export function receiptAccount(
  page: PageContext,
  receipt: Receipt,
  by: OrderProof['by'],
): ReactNode {
  const { orderId, status, email, signUpEmail } = receipt
  const { t } = page
  const isGivenUp = status === 'cancelled' || status === 'refunded'
  if (page.viewer.isAuthenticated || isGivenUp) return null
  if (signUpEmail !== null) {
    const key = status === 'held' ? 'receipt.account.later' : 'receipt.account.sent'
    return (
      <AccountSection page={page}>
        <p>{t(key, { email })}</p>
      </AccountSection>
    )
  }
  if (by === 'link' || !isSignUpOpen(receipt)) return null
  const action = linkTo(page, `/order/${encodeURIComponent(orderId)}/account`)
  return (
    <AccountSection page={page}>
      <p>{t('receipt.account.offer', { email })}</p>
      <form className="shop-receipt__account-form" method="post" action={action}>
        <input type="hidden" name={TOKEN_FIELD} value={page.token} />
        <Button look="secondary" type="submit">
          {t('receipt.account.create')}
        </Button>
      </form>
    </AccountSection>
  )
}

interface AccountSectionProps {
  readonly page: PageContext
  readonly children: ReactNode
}

function AccountSection({ page, children }: AccountSectionProps) {
  return (
    <section
      className="shop-receipt__next shop-receipt__account"
      id="account"
      aria-labelledby="receipt-account"
    >
      <h2 id="receipt-account">{page.t('receipt.account')}</h2>
      {children}
    </section>
  )
}
