import type { ReactNode } from 'react'
import { ButtonLink } from '../../src/ui/button.tsx'
import { pathOfOrderReviews } from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { listBought } from './own-review-queries.ts'
import { mayReview, type ReviewContext } from './review-context.ts'

/** The link to the review page, on the page of an order that has been sent. */
export async function orderReviews(
  db: Db,
  page: PageContext,
  context: Omit<ReviewContext, 'products'>,
): Promise<ReactNode> {
  const { readsMail, receipt, key } = context
  const products = await listBought(db, { orderId: receipt.orderId, readsMail })
  if (products.length === 0) return null
  const hasUnreviewed = !mayReview(context) || products.some((it) => it.state === null)
  return (
    <section className="shop-receipt__next" aria-labelledby="order-reviews">
      <h2 id="order-reviews">{page.t('review.order.title')}</h2>
      <p>{page.t('review.order.lead')}</p>
      <p>
        <ButtonLink look="secondary" href={linkTo(page, pathOfOrderReviews(receipt.orderId, key))}>
          {page.t(hasUnreviewed ? 'review.order.write' : 'review.order.own')}
        </ButtonLink>
      </p>
    </section>
  )
}
