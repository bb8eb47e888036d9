import { text } from '../../i18n/text.ts'
import type { Block } from './row.ts'

interface CartSkeletonProps {
  readonly block: Block
  readonly rows: number
}

/** A grey skeleton of rows; the style sheet shows it after 300 ms. */
export function CartSkeleton({ block, rows }: CartSkeletonProps) {
  return (
    <div className="cs-cart-sketch" role="status">
      <p className="cs-visually-hidden">{text('cart.loading')}</p>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all identical
        <div className={`${block}__row`} key={at} aria-hidden="true">
          <span className={`${block}__image`} />
          <div className={`${block}__article`}>
            <p className="cs-cart-sketch__line" />
            <p className="cs-cart-sketch__line" />
          </div>
        </div>
      ))}
    </div>
  )
}
