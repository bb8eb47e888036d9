import { QUOTATION_PATH } from '../paths/shop-paths.ts'
import type { Flash } from '../platform/pages/flash.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

interface FlashNoticeProps {
  readonly page: PageContext
  readonly flash: Flash
}

export function FlashNotice({ page, flash }: FlashNoticeProps) {
  const { key, values, errors = [] } = flash
  if (errors.length > 0) {
    return (
      <div className="shop-notice shop-notice--error" role="alert">
        {errors.map((it) => (
          <p key={it}>{it}</p>
        ))}
      </div>
    )
  }
  return (
    <div className="shop-notice" role="status">
      <p>{page.t(key, values)}</p>
      {key === 'page.cart.added' && <a href={linkTo(page, '/cart')}>{page.t('page.cart.link')}</a>}
      {key === 'quote.count' && (
        <a href={linkTo(page, QUOTATION_PATH)}>{page.t('page.quotation.link')}</a>
      )}
    </div>
  )
}
