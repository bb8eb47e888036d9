import { ButtonLink } from '../../../src/ui/button.tsx'
import { UnitPrice } from '../../../src/ui/unit-price.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { money } from '../cards/price-tag.ts'
import { unitPriceTag } from '../cards/unit-price.ts'
import type { ProductView } from './product-view.ts'

interface BuyBarProps {
  readonly page: PageContext
  readonly view: ProductView
}

/**
 * Sticks to the bottom of a phone's window and leads to the buy button. The style sheet hides it while
 * that button is in view, where the browser can tell.
 */
export function BuyBar({ page, view }: BuyBarProps) {
  const { price, product, articles } = view
  if (page.storefront !== 'sport' || !price || view.isSoldOut) return null
  const amount = money(page, price.amount)
  const hasSizes = articles.some((it) => it.size)
  return (
    <div className="shop-buy-bar">
      <p>
        <span className="shop-buy-bar__name">{product.name}</span>
        <strong>{price.isFrom ? page.t('price.from', { sum: amount }) : amount}</strong>
        {price.perUnit && (
          <span className="shop-buy-bar__unit">
            <UnitPrice {...unitPriceTag(page, price.perUnit)} />
          </span>
        )}
      </p>
      <ButtonLink look="primary" href="#buy">
        {page.t(hasSizes ? 'page.buybar.size' : 'page.buybar.buy')}
      </ButtonLink>
    </div>
  )
}
