import type { ReactNode } from 'react'
import type { Receipt } from '../../model/order.ts'
import { Button } from '../../ui/button.tsx'
import type { Html } from '../platform/html/html.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { isSignUpOpen } from './open-account.ts'

/**
 * Says that a link to choose a password is on its way, or offers one with a press. The words are
 * the same whether or not the address has an account, and whatever has become of it since.
 */
export function receiptAccount(
  page: PageContext,
  receipt: Receipt,
  whose: 'own' | 'seen',
): Html | false {
  const { status, email, signUpEmail } = receipt
  const isGivenUp = status === 'cancelled' || status === 'refunded'
  if (page.visitor.isAuthenticated || isGivenUp) return false
  if (signUpEmail !== null) {
    const key = status === 'held' ? 'receipt.account.later' : 'receipt.account.sent'
    return drawSection(page, <p>{page.t(key, { email })}</p>)
  }
  if (whose !== 'own' || !isSignUpOpen(receipt)) return false
  return drawSection(page, <Offer page={page} receipt={receipt} />)
}

interface OfferProps {
  readonly page: PageContext
  readonly receipt: Receipt
}

function Offer({ page, receipt: { orderId, email } }: OfferProps) {
  const path = `/order/${encodeURIComponent(orderId)}/account`
  return (
    <>
      <p>{page.t('receipt.account.offer', { email })}</p>
      <TokenForm className="shop-receipt__account-form" page={page} path={path}>
        <Button look="secondary" type="submit">
          {page.t('receipt.account.create')}
        </Button>
      </TokenForm>
    </>
  )
}

function drawSection(page: PageContext, content: ReactNode): Html {
  return drawPage(
    page,
    <section
      className="shop-receipt__next shop-receipt__account"
      id="account"
      aria-labelledby="receipt-account"
    >
      <h2 id="receipt-account">{page.t('receipt.account')}</h2>
      {content}
    </section>,
  )
}
