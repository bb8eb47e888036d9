import { NO_ERRORS } from '../../model/article.ts'
import { piecesInCart } from '../../model/size-fields.ts'
import { cartState, currentStorefront } from '../../state/cart/state.ts'
import { type SizeInputData, sizeInputData } from '../../ui/sizes/size-input-props.ts'
import { givenSizes } from '../../ui/sizes/typed-sizes.ts'
import { newUid } from '../../ui/uid.ts'
import type { AttributeProps } from '../element-table.ts'
import { filledWithCart } from '../sizes/filled-text.ts'
import { gridPart } from '../sizes/grid-part.ts'
import { UNFOLDED } from '../sizes/use-fold.ts'
import type { table } from './size-input.table.ts'

type Props = AttributeProps<typeof table>

const ids = new WeakMap<HTMLElement, string>()

/** The initial data of the form. */
export function readSizeInput(props: Props, host: HTMLElement): SizeInputData {
  const offered = { ...props, fields: props.sizeInputFields ?? [] }
  const sizes = givenSizes(offered.fields)
  const inCart = piecesInCart(offered.fields, cartState.cart.orderRows)
  return sizeInputData(offered, {
    id: idIn(host, props),
    canDrawGrid: gridPart() !== undefined,
    storefront: currentStorefront(),
    layoutChoice: host.dataset.layout,
    displayed: host.querySelector(UNFOLDED) ? 'all' : 'visible',
    sizes,
    errors: NO_ERRORS,
    attempt: 0,
    sum: filledWithCart(offered, sizes.quantities, inCart),
  })
}

/** The prefix of the ids in the tag: the server's, or one that nothing else on the page has. */
export function idIn(host: HTMLElement, { productId }: Props): string {
  const existing = ids.get(host)
  if (existing) return existing
  const box = host.dataset.view && host.querySelector('.size-input__box, .size-tile__box')
  // A copied tag has the ids of the original.
  const isFirst = box && document.getElementById(box.id) === box
  const id = isFirst ? `size-${productId}` : newUid()
  ids.set(host, id)
  return id
}
