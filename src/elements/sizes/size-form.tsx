import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import type { SizeField } from '../../contract/size-fields.ts'
import { messageText } from '../../i18n/text.ts'
import { boxText } from '../../model/quantity.ts'
import {
  displayedFields,
  hasSteps,
  piecesInCart,
  type Quantities,
} from '../../model/size-fields.ts'
import { quantitiesIn } from '../../model/size-grid.ts'
import { gridOf, isTiled, matrixOf } from '../../model/size-matrix.ts'
import { takeCartAlong } from '../../state/cart/hand-off.ts'
import { stopCartChanges } from '../../state/cart/mutation.ts'
import { cartState, currentStorefront, errorsOf, reloadCart } from '../../state/cart/state.ts'
import type { Forms } from '../../ui/action-form.tsx'
import type { DisplayedSize } from '../../ui/sizes/displayed-size.ts'
import { displayedLater } from '../../ui/sizes/size-about.tsx'
import { SizeInput } from '../../ui/sizes/size-input.tsx'
import {
  type OfferedSizes,
  type SizeInputData,
  sizeInputData,
} from '../../ui/sizes/size-input-props.ts'
import { sizeName } from '../../ui/sizes/size-name.ts'
import { newUid } from '../../ui/uid.ts'
import { isSaidByMiniCart } from '../added-text.ts'
import { useAnnouncedRemark } from '../use-announced-wait.ts'
import { useHostState } from '../use-host-state.ts'
import { filledWithCart } from './filled-text.ts'
import { gridKeys } from './grid-keys.ts'
import { useGridPart } from './grid-part.ts'
import { goToBox, useErrorFocus } from './use-error-focus.ts'
import { useFold } from './use-fold.ts'
import { useSizes } from './use-sizes.ts'

export interface SizeFormProps extends OfferedSizes {
  readonly host: HTMLElement
  /** The prefix of the form's ids. */
  readonly id: string
  readonly forms?: Forms | undefined
  readonly fields: readonly SizeField[]
  /** Typed quantities are kept until it changes. */
  readonly productId?: string | undefined
  readonly productName?: string | undefined
}

/** The form of sizes, with the visitor's actions. */
export function SizeForm(props: SizeFormProps) {
  const { host, id, fields, forms, productType } = props
  useLayoutEffect(takeCartAlong, [])
  const [source] = useHostState(host, 'source', newUid)
  const { displayed, showAll } = useFold(host, id, fields)
  const typing = useSizes({ ...props, source })
  const { sizes, dispatch, leave, add, added, problem, setDefaultData } = typing
  const errors = errorsOf(useSnapshot(cartState).errors, source)
  const storefront = currentStorefront()
  const layoutChoice = host.dataset.layout
  const isGrid = !isTiled(storefront, layoutChoice) && matrixOf(fields, productType)
  const part = useGridPart(Boolean(isGrid))
  const visibleFields = displayedFields(fields, displayed)
  const grid = part ? gridOf(visibleFields, productType) : [visibleFields]
  const { addOrLead, attempt } = useErrorFocus(host, add)
  const inCart = usePiecesInCart(fields, sizes.quantities)
  const filled = filledWithCart(props, quantitiesIn(sizes.texts), inCart)
  const said = props.offert || !isSaidByMiniCart() ? added : ''
  const data = sizeInputData(props, {
    ...{ id, displayed, sizes, errors, problem, attempt, sum: filled || said },
    canDrawGrid: part !== undefined,
    ...{ storefront, layoutChoice },
  })
  const later = useLaterText(data)
  useAnnouncedRemark(excessText(data) || [later, filled].filter(Boolean).join('. '))
  const type = (fieldId: string, text: string) => dispatch({ type: 'typed', fieldId, text })
  const choose = (fieldId: string, quantity: number) => {
    dispatch({ type: 'filled', texts: { [fieldId]: boxText(quantity) } })
    // The stepper that was pressed is gone.
    if (quantity === 0) goToBox(id, fieldId)
  }
  const keys = gridKeys({ id, grid, dispatch })
  const actions = {
    type,
    choose,
    leave,
    showAll,
    setDefaultData,
    add: addOrLead,
    stop: stopCartChanges,
  }
  const view = { data, forms, handlers: { ...keys, ...actions } }
  if (part) return <part.GridForm {...view} grid={grid} typing={typing} inCart={inCart} />
  return <SizeInput {...view} />
}

/**
 * The size of which more pieces are requested than exist: the message under its box reaches sighted
 * visitors only.
 */
function excessText({ fields, faults }: SizeInputData): string {
  const field = fields.find((it) => faults[it.fieldId]?.key === 'size.max')
  const fault = field && faults[field.fieldId]
  return fault ? `${sizeName(field)}: ${messageText(fault)}` : ''
}

/** What comes later of the size that was changed last. */
function useLaterText(data: SizeInputData): string {
  const { fields, texts } = data
  const last = useRef<{ texts: SizeInputData['texts']; field?: DisplayedSize | undefined }>({
    texts,
  })
  const before = last.current
  if (before.texts !== texts) {
    const changed = fields.find((it) => before.texts[it.fieldId] !== texts[it.fieldId])
    last.current = { texts, field: changed ?? before.field }
  }
  const { field } = last.current
  const later = field && displayedLater(field, data)
  return later ? `${sizeName(field)}: ${later}` : ''
}

/**
 * Pieces in the cart that count for the price: read once something is filled in, and again when the page
 * becomes visible, because another tab may have changed them.
 */
function usePiecesInCart(fields: readonly SizeField[], quantities: Quantities): number {
  const { cart } = useSnapshot(cartState)
  const hasQuantity = hasSteps(fields) && Object.values(quantities).some(Boolean)
  useEffect(() => {
    if (!hasQuantity) return
    const read = () => {
      if (!document.hidden) void reloadCart()
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [hasQuantity])
  return piecesInCart(fields, cart.orderRows)
}
