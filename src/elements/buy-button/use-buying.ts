import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { type Article, errorKey } from '../../model/article.ts'
import { laterOf } from '../../model/backorder.ts'
import { DEFAULT_QUANTITY } from '../../model/limits.ts'
import { type ParsedQuantity, readQuantity } from '../../model/quantity.ts'
import type { Message } from '../../model/validation.ts'
import { addToCart } from '../../state/cart/adding.ts'
import { cartState, currentStorefront, errorsOf } from '../../state/cart/state.ts'
import { announce, silence } from '../../ui/live-region.ts'
import { newUid } from '../../ui/uid.ts'
import { addedText } from '../added-text.ts'
import { useHostState } from '../use-host-state.ts'
import type { BuyButtonProps } from './buy-button.table.ts'

interface BuyAction {
  /** Resolves to whether the article is in the cart; if not, `problem` holds the reason. */
  readonly buy: () => Promise<boolean>
  readonly problem: Message | undefined
  /** Counts the presses, so that a repeated error is announced again. */
  readonly attempt: number
  /** Identifies this button's error on the page. */
  readonly uid: string
}

/** Puts the article into the cart with one press. */
export function useBuying(props: BuyButtonProps): BuyAction {
  const { host, articleNumber, quantityFieldId, maxQuantity } = props
  const [uid] = useHostState(host, 'uid', newUid)
  const [fault, setFault] = useHostState<Message | undefined>(host, 'fault', () => undefined)
  const [attempt, setAttempt] = useState(0)
  const { byField, articles } = errorsOf(useSnapshot(cartState).errors, uid)

  async function buy(): Promise<boolean> {
    setAttempt((it) => it + 1)
    const requested = readRequestedQuantity(host, quantityFieldId)
    setFault('fault' in requested ? requested.fault : undefined)
    if ('fault' in requested) return false
    return add({
      articleNumber,
      quantity: requested.quantity,
      ...(maxQuantity !== undefined && { maxQuantity }),
    })
  }

  async function add(article: Article): Promise<boolean> {
    silence()
    const isAdded = await addToCart([article], { source: uid, host })
    if (isAdded) announce(addedText([{ ...article, name: props.name }]))
    return isAdded
  }

  const problem = fault ?? byField[errorKey({ articleNumber })] ?? articles[0]
  return { buy, uid, attempt, problem }
}

/** What there is to say about the typed quantity: that it is too many, or what of it comes later. */
export function useRemark(props: BuyButtonProps): Message | undefined {
  const { host, quantityFieldId, maxQuantity: inStock, expectedText: expected } = props
  const [typed, setTyped] = useState(readRequestedQuantity(host, quantityFieldId))
  useEffect(() => {
    const read = () => setTyped(readRequestedQuantity(host, quantityFieldId))
    read()
    document.addEventListener('input', read)
    return () => document.removeEventListener('input', read)
  }, [host, quantityFieldId])
  if (inStock === undefined || 'fault' in typed || typed.quantity <= inStock) return undefined
  // Of a single piece, the stock beside the button says it.
  if (typed.quantity === DEFAULT_QUANTITY) return undefined
  if (currentStorefront() === 'professional') return laterOf(typed.quantity, { inStock, expected })
  return { key: 'sizeInput.tooMany', values: { max: inStock } }
}

/**
 * The quantity in a field of the host page: 1 without such a field or with an empty one; anything but a
 * quantity is an error.
 */
function readRequestedQuantity(host: HTMLElement, fieldId: string | undefined): ParsedQuantity {
  const typed = fieldId ? typedIn(findField(host, fieldId)).trim() : ''
  return typed === '' ? { quantity: DEFAULT_QUANTITY } : readQuantity(typed)
}

/** In the element's shadow root, or else in the page. */
function findField(host: HTMLElement, id: string): Element | null {
  const root = host.getRootNode()
  const near = root instanceof ShadowRoot ? root.getElementById(id) : null
  // A page's `<form name="getElementById">` hides the document's own.
  return near ?? Document.prototype.getElementById.call(document, id)
}

function typedIn(field: Element | null): string {
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLOutputElement
  return isField ? field.value : ''
}
