import { text } from '../../i18n/text.ts'
import { type CartTraits, canSeeTotal } from '../../model/cart.ts'
import type { Storefront } from '../../model/storefront.ts'
import type { Block } from './row.ts'

interface SumLine {
  readonly name: string
  readonly price: string
}

export interface CartSumProps {
  readonly cart: CartTraits & {
    readonly orderTotal?: string | undefined
    readonly vat?: string | undefined
    readonly includesVat?: boolean
    /** The parts of the total, if the shop names them. */
    readonly sums?: readonly SumLine[] | undefined
  }
  readonly storefront: Storefront
  readonly block: Block
}

/** The total, with its notes on VAT and delivery; nothing for a visitor who may not see it. */
export function CartSum({ cart, storefront, block }: CartSumProps) {
  if (cart.orderTotal === undefined || !canSeeTotal(cart, storefront)) return null
  const [total, vat] = cart.includesVat
    ? (['cart.total', 'cart.vat.included'] as const)
    : (['cart.total.exvat', 'cart.vat.added'] as const)
  return (
    <>
      {cart.sums?.map(({ name, price }) => (
        <p key={name}>
          <span>{name}</span> <span>{price}</span>
        </p>
      ))}
      <p className={`${block}__sum`}>
        <span>{text(total)}</span> <strong>{cart.orderTotal}</strong>
      </p>
      {cart.vat && <p className={`${block}__vat`}>{text(vat, { sum: cart.vat })}</p>}
    </>
  )
}
