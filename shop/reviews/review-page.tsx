import type { ReactNode } from 'react'
import { shortName } from '../../src/model/reviews.ts'
import { pathOfOrderReviews } from '../paths/shop-paths.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { RecoveredForm } from '../platform/pages/expired-form.tsx'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { BoughtProduct } from './own-review-queries.ts'
import { mayReview, type ReviewContext } from './review-context.ts'
import { type ReviewFaults, type ReviewValues, valuesOfReview } from './review-form.ts'
import { DeleteForm, WriteForm } from './review-forms.tsx'

/** A returned form, with what was typed and its errors. */
export interface ReviewDraft {
  readonly productId: number
  readonly values: ReviewValues
  readonly faults: ReviewFaults
}

/** The message at the top of the page. */
type ReviewNotice = 'saved' | 'deleted' | 'expired'

export interface ReviewPage {
  readonly context: ReviewContext
  readonly draft?: ReviewDraft | undefined
  readonly notice?: ReviewNotice | undefined
}

/** The products of an order, each with its review form. */
export function reviewPage(page: PageContext, { context, draft, notice }: ReviewPage): PageContent {
  const { t } = page
  const heading = t('review.order.title')
  const { receipt, key } = context
  const orderPath = `/order/${encodeURIComponent(receipt.orderId)}`
  const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`
  return {
    title: draft ? t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    script: 'forms',
    main: drawPage(
      page,
      <div className="shop-article">
        <h1>{heading}</h1>
        <Notice page={page} notice={notice} />
        {mayReview(context) ? (
          <Products page={page} context={context} draft={draft} />
        ) : (
          <p>{t('review.form.prove')}</p>
        )}
        <p className="shop-form__why">{t('review.form.check')}</p>
        <p>
          <a href={linkTo(page, orderPath + query)}>
            {t('review.form.order', { number: receipt.number })}
          </a>
        </p>
      </div>,
    ),
  }
}

interface NoticeProps {
  readonly page: PageContext
  readonly notice: ReviewNotice | undefined
}

function Notice({ page, notice }: NoticeProps) {
  if (!notice) return null
  if (notice === 'expired') return <RecoveredForm page={page} />
  return (
    <div className="shop-notice" role="status">
      <p>{page.t(`review.done.${notice}`)}</p>
    </div>
  )
}

function Products({
  page,
  context,
  draft,
}: Omit<ReviewPage, 'notice'> & Pick<NoticeProps, 'page'>) {
  return (
    <>
      <p className="shop-lead">{page.t('review.form.lead')}</p>
      {context.products.map((it, at) => (
        <Product
          key={it.productId}
          page={page}
          context={context}
          bought={it}
          isFirst={at === 0}
          draft={draft?.productId === it.productId ? draft : undefined}
        />
      ))}
    </>
  )
}

interface ProductProps {
  readonly page: PageContext
  readonly context: ReviewContext
  readonly bought: BoughtProduct
  readonly isFirst: boolean
  readonly draft: ReviewDraft | undefined
}

/** Only the first product without a review is unfolded, and a returned form. */
function Product({ page, context, bought, isFirst, draft }: ProductProps): ReactNode {
  const { t } = page
  const { productId, name, state, refusal } = bought
  const id = `review-${productId}`
  const isOpen = draft !== undefined || (isFirst && state === null)
  const target = {
    page,
    path: pathOfOrderReviews(context.receipt.orderId, context.key),
    id,
    productId,
  }
  return (
    <section className="shop-review-form" id={id} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{name}</h2>
      {state && <p>{t(`review.state.${state}`)}</p>}
      {refusal && <p>{t(`review.refusal.${refusal}`)}</p>}
      <details open={isOpen}>
        <summary>{t(state ? 'review.form.change' : 'review.form.write')}</summary>
        <WriteForm
          {...target}
          bought={bought}
          name={shortName(context.receipt.billing)}
          values={draft?.values ?? valuesOfReview(bought)}
          faults={draft?.faults ?? {}}
        />
        {state && <DeleteForm {...target} />}
      </details>
    </section>
  )
}
