import { Icon } from '../../src/ui/icon.tsx'
import { ContactText } from '../platform/pages/contact-text.tsx'
import type { PageContext } from '../platform/pages/page-context.ts'
import { deliveryValues } from '../platform/shop/delivery-values.ts'

/** Delivery, returns and a telephone: what people ask before they buy. */
export function Promises({ page }: { readonly page: PageContext }) {
  const { limit } = deliveryValues(page)
  return (
    <ul className="shop-promises">
      {limit !== '' && (
        <li>
          <Icon name="truck" />
          <span>{page.t('page.promise.delivery', { limit })}</span>
        </li>
      )}
      <li>
        <Icon name="return" />
        <span>{page.t('page.promise.returns', { days: page.shop.returnDays })}</span>
      </li>
      <li>
        <Icon name="phone" />
        <span>
          <ContactText page={page} text={page.t('page.promise.phone')} />
        </span>
      </li>
    </ul>
  )
}
