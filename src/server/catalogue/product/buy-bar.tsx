import { ButtonLink } from '../../../ui/button.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { money } from '../cards/price-tag.ts'
import type { ProductView } from './product-view.ts'

interface BuyBarProps {
  readonly page: PageContext
  readonly view: ProductView
}

/**
 * What a phone shows at its foot while the way to buy is out of sight. It leads there; the style sheet
 * takes it away meanwhile, where the browser can tell.
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
      </p>
      <ButtonLink look="primary" href="#buy">
        {page.t(hasSizes ? 'page.buybar.size' : 'page.buybar.buy')}
      </ButtonLink>
    </div>
  )
}
