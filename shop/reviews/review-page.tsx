import type { ReactNode } from 'react'
import { shortName } from '../../src/model/reviews.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { RecoveredForm } from '../platform/pages/expired-form.tsx'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { BoughtProduct } from './own-review-queries.ts'
import { type ReviewFaults, type TypedReview, writtenReview } from './review-form.ts'
import { DeleteForm, WriteForm } from './review-forms.tsx'
import { mayReview, pathOfPlace, type ReviewPlace } from './review-place.ts'

/** A form that came back: what was typed, and what is to be mended. */
export interface ReturnedReview {
  readonly productId: number
  readonly typed: TypedReview
  readonly faults: ReviewFaults
}

/** What a page says at its top. */
export type ReviewNotice = 'saved' | 'deleted' | 'expired'

interface ReviewPage {
  readonly place: ReviewPlace
  readonly returned?: ReturnedReview | undefined
  readonly notice?: ReviewNotice | undefined
}

/** The goods of an order, each with the form for what its buyer says of it. */
export function reviewPage(
  page: PageContext,
  { place, returned, notice }: ReviewPage,
): PageContent {
  const { t } = page
  const heading = t('review.order.title')
  const { receipt, key } = place
  const orderPath = `/order/${encodeURIComponent(receipt.orderId)}`
  const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`
  return {
    title: returned ? t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    script: 'forms',
    main: drawPage(
      page,
      <div className="shop-article">
        <h1>{heading}</h1>
        <Notice page={page} notice={notice} />
        {mayReview(place) ? (
          <Products page={page} place={place} returned={returned} />
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
  place,
  returned,
}: Omit<ReviewPage, 'notice'> & Pick<NoticeProps, 'page'>) {
  return (
    <>
      <p className="shop-lead">{page.t('review.form.lead')}</p>
      {place.products.map((it, at) => (
        <Product
          key={it.productId}
          page={page}
          place={place}
          bought={it}
          isFirst={at === 0}
          returned={returned?.productId === it.productId ? returned : undefined}
        />
      ))}
    </>
  )
}

interface ProductProps {
  readonly page: PageContext
  readonly place: ReviewPlace
  readonly bought: BoughtProduct
  readonly isFirst: boolean
  readonly returned: ReturnedReview | undefined
}

/** Folded but for the first that nothing is said of, and what came back. */
function Product({ page, place, bought, isFirst, returned }: ProductProps): ReactNode {
  const { t } = page
  const { productId, name, state, refusal } = bought
  const id = `review-${productId}`
  const isOpen = returned !== undefined || (isFirst && state === null)
  const target = { page, path: pathOfPlace(place), id, productId }
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
          name={shortName(place.receipt.billing)}
          typed={returned?.typed ?? writtenReview(bought)}
          faults={returned?.faults ?? {}}
        />
        {state && <DeleteForm {...target} />}
      </details>
    </section>
  )
}
