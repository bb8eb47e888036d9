import { useLayoutEffect, useRef } from 'react'
import type { SizeField } from '../../contract/size-fields.ts'
import { messageText, text } from '../../i18n/text.ts'
import { type Article, hasErrors } from '../../model/article.ts'
import { boxText } from '../../model/quantity.ts'
import { articlesToAdd, totalOf } from '../../model/size-fields.ts'
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
  /** Sold by quotation: what is filled in goes in the list of a request. */
  readonly offert: boolean
  /** Who asks, for the errors of the add. */
  readonly source: string
}

/** The page may hold an add back, with which nothing is wrong then. */
export type AddOutcome = 'added' | 'refused' | 'prevented'

export interface Sizes {
  readonly sizes: TypedSizes
  readonly dispatch: (event: SizesEvent) => void
  /** A box has lost the focus. */
  readonly leave: (fieldId: string) => void
  /** Every box as it was given. */
  readonly setDefaultData: () => void
  readonly add: () => Promise<AddOutcome>
  /** What the last add has put in the cart, until something is typed again. */
  readonly added: string
  /** What kept the list of a quotation from taking the sizes. */
  readonly problem?: Message
}

/** The result of the last add, until something is typed again. */
type AddResult = Partial<Pick<Sizes, 'added' | 'problem'>>

/** The typed quantities, and adding them to the cart. */
export function useSizes(options: SizesOptions): Sizes {
  const { host, fields, source } = options
  const [result, setResult] = useHostState<AddResult>(host, 'result', () => ({}))
  const [sizes, setSizes] = useHostState(host, 'sizes', () => givenSizes(fields))
  // What was typed in this very moment counts, drawn or not: a submit may follow at once.
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

  /** An untouched box that is left says nothing new, and keeps the shop's message. */
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
    const outcome = await take(options, articles, typed)
    setResult(outcome)
    if (outcome.added === undefined) return isFaulty(source, outcome) ? 'refused' : 'prevented'
    change({ type: 'added', texts: typed.texts })
    return 'added'
  }

  const setDefaultData = () => dispatch({ type: 'defaults', fields })
  return { sizes, dispatch, leave, setDefaultData, add, added: '', ...result }
}

/**
 * Before anybody can see the new sizes, and choose of them. Other articles of the same product are
 * another colour of it; `start` is given the sizes of the one before.
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

/** Answers what to say of it; nothing where it was refused. */
async function take(
  options: SizesOptions,
  articles: readonly Article[],
  typed: TypedSizes,
): Promise<AddResult> {
  const { host, fields, productName, source, offert } = options
  if (offert) {
    const { listSizes } = await import('./list-sizes.ts')
    return listSizes(host, articles, options)
  }
  silence()
  if (!(await addToCart(articles, { source, host }))) return {}
  return { added: announceSum(fields, typed, productName) }
}

function isFaulty(source: string, { problem }: AddResult): boolean {
  return problem !== undefined || hasErrors(errorsOf(cartState.errors, source))
}

/** A box that is off and has been typed in all the same: the shop decides whether it can be had. */
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

/** Whoever has gone on to the next box hears what is wrong in the last one. */
function sayFault(fieldId: string, fields: readonly SizeField[], { faults }: TypedSizes): void {
  const fault = faults[fieldId]
  const field = fields.find((it) => it.fieldId === fieldId)
  if (fault && field) announce(`${sizeName(field)}: ${messageText(fault)}`)
}

function announceSum(...args: Parameters<typeof sumUp>): string {
  const sum = sumUp(...args)
  announce(sum)
  return sum
}

/** One size is named; several are summed up. */
function sumUp(
  fields: readonly SizeField[],
  { quantities }: TypedSizes,
  productName: string | undefined,
): string {
  const { pieces, sizes } = totalOf(fields, quantities)
  if (sizes > 1) return text('cart.added.many', { n: pieces, s: sizes })
  const field = fields.find((it) => quantities[it.fieldId])
  const size = field ? sizeName(field) : ''
  const article = { articleNumber: field?.articleNumber ?? '', quantity: pieces }
  return addedText(article, { name: productName, size })
}
