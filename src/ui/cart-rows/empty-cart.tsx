import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import type { Block } from './row.ts'

interface EmptyCartProps {
  readonly block: Block
  readonly url: string
}

/** Says that the cart is empty, with one way on. */
export function EmptyCart({ block, url }: EmptyCartProps) {
  return (
    <div className={`${block}__empty`}>
      <p>{text('cart.empty')}</p>
      <a className="cs-button cs-button--primary" href={safeUrl(url) ?? '/'}>
        {text('cart.empty.action')}
      </a>
    </div>
  )
}
