import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import type { Block } from './row.ts'

interface EmptyCartProps {
  readonly block: Block
  readonly shopUrl: string
  readonly shopLabel: string | undefined
}

/** Says that the cart is empty, with one way on. */
export function EmptyCart({ block, shopUrl, shopLabel }: EmptyCartProps) {
  return (
    <div className={`${block}__empty`}>
      <p>{text('cart.empty')}</p>
      <a className="cs-button cs-button--primary" href={safeUrl(shopUrl) ?? '/'}>
        {shopLabel || text('cart.empty.action')}
      </a>
    </div>
  )
}
