import { Icon } from '../../ui/icon.tsx'
import { money } from '../catalogue/cards/price-tag.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { FREE_DELIVERY_FROM, RETURN_DAYS, SHOP } from '../platform/shop-facts.ts'

/** Delivery, returns and a telephone: what people ask before they buy. */
export function Promises({ page }: { readonly page: PageContext }) {
  const limit = money(page, FREE_DELIVERY_FROM[page.storefront])
  return (
    <ul className="shop-promises">
      <li>
        <Icon name="truck" />
        <span>{page.t('page.promise.delivery', { limit })}</span>
      </li>
      <li>
        <Icon name="return" />
        <span>{page.t('page.promise.returns', { days: RETURN_DAYS })}</span>
      </li>
      <li>
        <Icon name="phone" />
        <span>{page.t('page.promise.phone', { phone: SHOP.phone })}</span>
      </li>
    </ul>
  )
}
