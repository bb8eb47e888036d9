import type { ReactNode } from 'react'
import { ButtonLink } from '../../src/ui/button.tsx'
import type { OrderProof } from '../orders/proof/prove-order.ts'
import type { Db } from '../platform/db/schema.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { listBought } from './own-review-queries.ts'
import { mayReview, pathOfPlace, type ReviewLink } from './review-place.ts'

/** On the page of an order whose goods were sent: the way to say what they are like. */
export async function orderReviews(
  db: Db,
  page: PageContext,
  place: ReviewLink & OrderProof,
): Promise<ReactNode> {
  const { readsMail, receipt } = place
  const products = await listBought(db, { orderId: receipt.orderId, readsMail })
  if (products.length === 0) return null
  const hasUnsaid = !mayReview(place) || products.some((it) => it.state === null)
  return (
    <section className="shop-receipt__next" aria-labelledby="order-reviews">
      <h2 id="order-reviews">{page.t('review.order.title')}</h2>
      <p>{page.t('review.order.lead')}</p>
      <p>
        <ButtonLink look="secondary" href={linkTo(page, pathOfPlace(place))}>
          {page.t(hasUnsaid ? 'review.order.write' : 'review.order.own')}
        </ButtonLink>
      </p>
    </section>
  )
}
