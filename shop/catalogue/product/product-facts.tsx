import type { ReactNode } from 'react'
import { Icon } from '../../../src/ui/icon.tsx'
import { deliveryValues, linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import type { DeliveryView } from './product-delivery.ts'
import type { ProductView } from './product-view.ts'

interface ProductProps {
  readonly page: PageContext
  readonly view: ProductView
}

/** Delivery cost and return terms, beside the button; not for products on request. */
export function DeliveryTerms({ page, view: { delivery, isQuotation } }: ProductProps) {
  if (isQuotation) {
    return (
      <ul className="shop-terms">
        <li>
          <Icon name="truck" />
          <span>{page.t('page.terms.quotation')}</span>
        </li>
      </ul>
    )
  }
  return (
    <ul className="shop-terms">
      <li>
        <Icon name="truck" />
        <span>
          {delivery?.arrival && (
            <strong className="shop-terms__arrival">
              {`${page.t('page.terms.arrival', { days: delivery.arrival })} `}
            </strong>
          )}
          {`${priceWords(page, delivery)} `}
          <a href={linkTo(page, '/delivery')}>{page.t('page.terms.delivery.more')}</a>
        </span>
      </li>
      <li>
        <Icon name="return" />
        <span>
          {`${page.t('page.terms.returns', { days: page.shop.returnDays })} `}
          <a href={linkTo(page, '/returns')}>{page.t('page.terms.returns.more')}</a>
        </span>
      </li>
    </ul>
  )
}

/** The price of the checkout's first delivery method, or that the checkout calculates it. */
function priceWords(page: PageContext, delivery: DeliveryView | undefined): string {
  if (!delivery) return page.t('page.terms.later')
  const { price, isFrom } = delivery
  const sum = page.shop.money(price, page.language)
  return page.t('page.terms.delivery', {
    ...deliveryValues(page),
    sum: isFrom ? page.t('price.from.inside', { sum }) : sum,
    free: price === 0 ? 'yes' : 'no',
  })
}

/**
 * Description and manufacturer: the law requires name and addresses of the manufacturer in every offer.
 */
export function ProductFacts({ page, view }: ProductProps) {
  const { description } = view.product
  const paragraphs = description.split(/\n\s*\n/).filter((it) => it.trim() !== '')
  return (
    <>
      <Fold heading={page.t('page.about')}>
        <div className="shop-prose">
          {paragraphs.map((it) => (
            <p key={it}>{it}</p>
          ))}
        </div>
      </Fold>
      <Fold heading={page.t('page.facts')}>
        <dl className="shop-facts">
          {factsOf(view).map(
            ([key, value]) =>
              value && (
                <div key={key}>
                  <dt>{page.t(key)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Fold>
    </>
  )
}

interface FoldProps {
  readonly heading: string
  readonly children: ReactNode
}

/** Open at first, so that it is read. */
function Fold({ heading, children }: FoldProps) {
  return (
    <details className="shop-fold" open>
      <summary>
        <h2>{heading}</h2>
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  )
}

function factsOf({ product, articles }: ProductView) {
  const numbers = articles.map((it) => it.number)
  const [first = null] = numbers
  return [
    ['page.fact.brand', product.brand],
    ['page.fact.type', product.type],
    ['page.fact.material', product.material],
    ['page.articlenumber', numbers.length > 1 ? `${first} – ${numbers.at(-1)}` : first],
    ['page.fact.manufacturer', product.manufacturer],
  ] as const
}
