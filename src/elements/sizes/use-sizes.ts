import { useLayoutEffect, useRef } from 'react'
import type { SizeField } from '../../contract/size-fields.ts'
import { messageText } from '../../i18n/text.ts'
import { type Article, hasErrors } from '../../model/article.ts'
import { boxText } from '../../model/quantity.ts'
import { articlesToAdd } from '../../model/size-fields.ts'
import type { Message } from '../../model/validation.ts'
import { addToCart, clearErrors } from '../../state/cart/adding.ts'
import { cartState, errorsOf } from '../../state/cart/state.ts'
import { announce, silence } from '../../ui/live-region.ts'
import { sizeName } from '../../ui/sizes/size-name.ts'
import {
  givenSizes,
  type SizesEvent,
  sizesAfter,
  type TypedSizes,
} from '../../ui/sizes/typed-sizes.ts'
import { addedText } from '../added-text.ts'
import { useHostState } from '../use-host-state.ts'

export interface SizesOptions {
  readonly host: HTMLElement
  readonly fields: readonly SizeField[]
  readonly productId?: string | undefined
  readonly productName?: string | undefined
  /** Sold by quotation: the chosen sizes go to the list of a request. */
  readonly offert: boolean
  /** Identifies the errors of this form's adds. */
  readonly source: string
}

/** A script of the page may prevent an add, which is no error then. */
export type AddOutcome = 'added' | 'refused' | 'prevented'

export interface Sizes {
  readonly sizes: TypedSizes
  readonly dispatch: (event: SizesEvent) => void
  /** A box has lost the focus. */
  readonly leave: (fieldId: string) => void
  /** Resets every box to its initial value. */
  readonly setDefaultData: () => void
  readonly add: () => Promise<AddOutcome>
  /** What the last add has put in the cart, until the next input. */
  readonly added: string
  /** The reason why the quotation list did not take the sizes. */
  readonly problem?: Message
}

/** The result of the last add, until the next input. */
type AddResult = Partial<Pick<Sizes, 'added' | 'problem'>>

/** The typed quantities, and adding them to the cart. */
export function useSizes(options: SizesOptions): Sizes {
  const { host, fields, source } = options
  const [result, setResult] = useHostState<AddResult>(host, 'result', () => ({}))
  const [sizes, setSizes] = useHostState(host, 'sizes', () => givenSizes(fields))
  // Holds input that is not drawn yet: a submit may follow at once.
  const [latest] = useHostState(host, 'latest', () => ({ current: sizes }))
  const forced = useForced(fields)
  useOtherSizes(options, (from) => {
    forced.clear()
    clearErrors(source)
    setResult({})
    change(from ? { type: 'carried', from, to: fields } : { type: 'defaults', fields })
  })

  function change(event: SizesEvent): void {
    latest.current = sizesAfter(latest.current, event)
    setSizes(latest.current)
  }

  function dispatch(event: SizesEvent): void {
    clearErrors(source)
    setResult({})
    if (event.type === 'typed') forced.take(event.fieldId)
    change(event)
    if (event.type === 'left') sayFault(event.fieldId, fields, latest.current)
  }

  /** Leaving an untouched box reports nothing new, and keeps the shop's message. */
  function leave(fieldId: string): void {
    const { texts, quantities, faults } = latest.current
    const isRead = (texts[fieldId] ?? '') === boxText(quantities[fieldId] ?? 0)
    if (!isRead && !faults[fieldId]) dispatch({ type: 'left', fieldId })
  }

  async function add(): Promise<AddOutcome> {
    setResult({})
    change({ type: 'filled', texts: latest.current.texts })
    const typed = latest.current
    if (Object.keys(typed.faults).length > 0) return 'refused'
    const articles = articlesToAdd(forced.asOpen(), typed.quantities)
    const outcome = await take(options, articles)
    setResult(outcome)
    if (outcome.added === undefined) return isFaulty(source, outcome) ? 'refused' : 'prevented'
    change({ type: 'added', texts: typed.texts })
    return 'added'
  }

  const setDefaultData = () => dispatch({ type: 'defaults', fields })
  return { sizes, dispatch, leave, setDefaultData, add, added: '', ...result }
}

/**
 * Starts other sizes before the visitor can see them and choose. Other articles of the same product are
 * another colour of it: `start` then gets the sizes of the previous colour.
 */
function useOtherSizes(
  { fields, productId }: SizesOptions,
  start: (from: readonly SizeField[] | undefined) => void,
): void {
  const before = useRef({ fields, productId })
  useLayoutEffect(() => {
    const from = before.current
    before.current = { fields, productId }
    if (from.productId !== productId) return start(undefined)
    if (from.fields === fields) return
    const formerNumbers = new Set(from.fields.map((it) => it.articleNumber))
    if (!fields.some((it) => formerNumbers.has(it.articleNumber))) start(from.fields)
  })
}

/** Resolves to the text of the result; empty for a refusal. */
async function take(options: SizesOptions, articles: readonly Article[]): Promise<AddResult> {
  const { host, fields, productName, source, offert } = options
  if (offert) {
    const { listSizes } = await import('./list-sizes.ts')
    return listSizes(host, articles, options)
  }
  silence()
  if (!(await addToCart(articles, { source, host }))) return {}
  const added = addedText(
    articles.map((it) => ({ ...it, name: productName, size: sizeOf(it, fields) })),
  )
  announce(added)
  return { added }
}

function sizeOf({ fieldId }: Article, fields: readonly SizeField[]): string | undefined {
  const field = fields.find((it) => it.fieldId === fieldId)
  return field && sizeName(field)
}

function isFaulty(source: string, { problem }: AddResult): boolean {
  return problem !== undefined || hasErrors(errorsOf(cartState.errors, source))
}

/** Disabled boxes with input all the same: the shop decides whether these sizes are available. */
function useForced(fields: readonly SizeField[]) {
  const ids = useRef(new Set<string>()).current
  return {
    take(fieldId: string): void {
      if (fields.some((it) => it.fieldId === fieldId && !it.inStock)) ids.add(fieldId)
    },
    asOpen: () => fields.map((it) => (ids.has(it.fieldId) ? { ...it, inStock: true } : it)),
    clear: () => ids.clear(),
  }
}

/** A visitor who has moved on to the next box hears the error of the last one. */
function sayFault(fieldId: string, fields: readonly SizeField[], { faults }: TypedSizes): void {
  const fault = faults[fieldId]
  const field = fields.find((it) => it.fieldId === fieldId)
  if (fault && field) announce(`${sizeName(field)}: ${messageText(fault)}`)
}
