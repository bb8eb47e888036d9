import { useLayoutEffect, useRef, useState } from 'react'
import type { SizeField } from '../../contract/size-fields.ts'
import { emit } from '../../events/element-events.ts'
import { text } from '../../i18n/text.ts'
import { articlesToAdd, totalOf } from '../../model/size-fields.ts'
import { addToCart, clearErrors } from '../../state/cart-adding.ts'
import { announce } from '../../ui/live-region.ts'
import { addedText } from '../added-text.ts'
import { givenSizes, type SizesEvent, sizesAfter, type TypedSizes } from './typed-sizes.ts'

export interface SizesOptions {
  readonly host: HTMLElement
  readonly fields: readonly SizeField[]
  readonly productId: string | undefined
  readonly productName: string | undefined
  /** Who asks, for the errors of the add. */
  readonly source: string
}

export interface Sizes {
  readonly sizes: TypedSizes
  readonly tell: (event: SizesEvent) => void
  readonly add: () => Promise<boolean>
  /** What the last add has put in the cart, until something is typed again. */
  readonly added: string
}

/** What is typed in the boxes, and how it gets into the cart. */
export function useSizes({ host, fields, productId, productName, source }: SizesOptions): Sizes {
  const [added, setAdded] = useState('')
  const [sizes, setSizes] = useState(() => givenSizes(fields))
  // What was typed in this very moment counts, drawn or not: a submit may follow at once.
  const latest = useRef(sizes)
  const product = useRef(productId)
  // A box that is off and has been typed in all the same: the shop is to say what it thinks of it.
  const forced = useRef(new Set<string>())
  // Before anybody can see the new sizes, and type in them.
  useLayoutEffect(() => {
    if (product.current === productId) return
    product.current = productId
    forced.current.clear()
    setAdded('')
    change({ type: 'given', fields })
  })

  function change(event: SizesEvent): void {
    latest.current = sizesAfter(latest.current, event)
    setSizes(latest.current)
  }

  function tell(event: SizesEvent): void {
    clearErrors(source)
    setAdded('')
    if (event.type === 'typed' && isOff(event.fieldId)) forced.current.add(event.fieldId)
    change(event)
  }

  function isOff(fieldId: string): boolean {
    return fields.some((it) => it.fieldId === fieldId && !it.inStock)
  }

  async function add(): Promise<boolean> {
    change({ type: 'filled', texts: latest.current.texts })
    const typed = latest.current
    if (Object.keys(typed.faults).length > 0 || !(await send(typed))) return false
    const said = sumUp(fields, typed, productName)
    announce(said)
    setAdded(said)
    change({ type: 'added', texts: typed.texts })
    return true
  }

  async function send({ quantities }: TypedSizes): Promise<boolean> {
    const wanted = fields.map((it) =>
      forced.current.has(it.fieldId) ? { ...it, inStock: true } : it,
    )
    const articles = articlesToAdd(wanted, quantities)
    let isAdded = false
    try {
      isAdded = await addToCart(articles, { source })
    } finally {
      emit(host, isAdded ? 'courtside:added' : 'courtside:add-failed', { articles })
    }
    return isAdded
  }

  return { sizes, tell, add, added }
}

/** One size is named; several are summed up (UX SIZE-8, CART-2). */
function sumUp(
  fields: readonly SizeField[],
  { quantities }: TypedSizes,
  productName: string | undefined,
): string {
  const { pieces, sizes } = totalOf(fields, quantities)
  if (sizes > 1) return text('cart.added.many', { n: pieces, s: sizes })
  const field = fields.find((it) => quantities[it.fieldId])
  const size = [field?.mastervariant, field?.size].filter(Boolean).join(', ')
  const article = { articleNumber: field?.articleNumber ?? '', quantity: pieces }
  return addedText(article, { name: productName, size })
}
