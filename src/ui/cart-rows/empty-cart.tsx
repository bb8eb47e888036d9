import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import type { Block } from './row.ts'

interface EmptyCartProps {
  readonly block: Block
  readonly shopUrl: string
  readonly shopLabel: string | undefined
  readonly elsewhere?: ElsewhereCart | undefined
}

/** A cart that was handed over to the shop. */
export interface ElsewhereCart {
  /** Number of pieces, as text. */
  readonly quantity: string
  readonly url: string
}

/** Says that the cart is empty, or is at the shop, with one link. */
export function EmptyCart({ block, shopUrl, shopLabel, elsewhere }: EmptyCartProps) {
  const url = safeUrl(elsewhere?.url)
  if (elsewhere && url) {
    const { host } = new URL(url, 'http://localhost')
    return (
      <div className={`${block}__empty`}>
        <p>{text('cart.elsewhere', { n: elsewhere.quantity, shop: host })}</p>
        <a className="cs-button cs-button--primary" href={url} data-handoff="">
          {text('cart.view')}
        </a>
      </div>
    )
  }
  return (
    <div className={`${block}__empty`}>
      <p>{text('cart.empty')}</p>
      <a className="cs-button cs-button--primary" href={safeUrl(shopUrl) ?? '/'}>
        {shopLabel || text('cart.empty.action')}
      </a>
    </div>
  )
}
