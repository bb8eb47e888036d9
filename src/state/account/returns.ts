import {
  chooseRow,
  chosenRows,
  type QuotedReturn,
  type ReturnableRow,
  type TypedRow,
} from '../../model/returns.ts'
import type { Message } from '../../model/validation.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { failureMessage, HttpError, isAbort, StoppedError } from '../../services/http-error.ts'
import { announceReturn, getOrder, quoteReturn } from '../../services/returns-service.ts'
import { formFailure, maySend } from '../form-submission.ts'
import { offer, type ReturnState, type ReturnStore } from './return-store.ts'

interface CallOptions {
  readonly signal: AbortSignal
}

/** Statuses of a backend that lacks the call. */
const NO_CALL = [404, 405, 501]
const ROW_FIELD = /^rows-(\d+)-/

/** Loads the order if the page has not named the returnable rows. */
export async function openReturn({ state, orderId, running }: ReturnStore): Promise<void> {
  if (state.step !== 'loading' && state.step !== 'failed') return
  state.step = 'loading'
  try {
    const order = await getOrder(orderId, { signal: running.signal })
    Object.assign(state, offer(order.orderRows.filter(isReturnable).map(toReturnable)))
    state.message = order.returnMessage
  } catch (error) {
    if (isAbort(error)) return
    const isLogin = error instanceof HttpError && error.status === 401
    state.step = isLogin ? 'login' : 'failed'
    state.problem = isLogin ? undefined : failureMessage(error)
  }
}

/** Quotes the return if the form is complete; `typed` is keyed by row id. */
export async function reviewReturn(
  store: ReturnStore,
  typed: Readonly<Record<string, TypedRow>>,
): Promise<void> {
  const { state } = store
  if (state.step !== 'choose' || state.submit !== 'idle') return
  const untouched = { count: '', reason: '' }
  state.choices = state.choices.map((it) => chooseRow(it, typed[it.rowSystemId] ?? untouched))
  const isFaulty = state.choices.some((it) => it.fault)
  if (isFaulty || chosenRows(state.choices).length === 0) {
    return enter(state, 'choose', { key: isFaulty ? 'return.mend' : 'return.nothing' })
  }
  await run(store, async (options) => {
    state.quote = await askQuote(store, options)
    enter(state, 'review')
  })
}

/** Announces the return; resolves to whether it succeeded. */
export async function confirmReturn(store: ReturnStore, host: EventTarget): Promise<boolean> {
  const { state } = store
  if (state.step !== 'review' || state.submit !== 'idle') return false
  if (!maySend({ form: 'return', host })) return false
  const rows = JSON.stringify(chosenRows(state.choices))
  if (store.press.rows !== rows) store.press = { rows, key: newIdempotencyKey() }
  await run(store, async (options) => {
    state.done = await announceReturn(sent(store), { ...options, idempotencyKey: store.press.key })
    enter(state, 'done')
  })
  return state.done !== undefined
}

export function editReturn({ state }: ReturnStore): void {
  if (state.step === 'review' && state.submit === 'idle') enter(state, 'choose')
}

/** Aborts what is under way; the return may have been announced all the same. */
export function stopReturn(store: ReturnStore): void {
  callOff(store, new StoppedError('Given up'))
}

/** Called when the element is gone: nothing waits for the answer any more. */
export function leaveReturn(store: ReturnStore): void {
  callOff(store)
}

function callOff(store: ReturnStore, reason?: Error): void {
  store.running.abort(reason)
  store.running = new AbortController()
}

async function askQuote(
  store: ReturnStore,
  options: CallOptions,
): Promise<QuotedReturn | undefined> {
  try {
    return await quoteReturn(sent(store), options)
  } catch (error) {
    // The call for the return itself tells whether it is possible.
    if (error instanceof HttpError && NO_CALL.includes(error.status)) return undefined
    throw error
  }
}

function sent({ orderId, key, state }: ReturnStore) {
  return { orderId, key, rows: chosenRows(state.choices) }
}

async function run(
  store: ReturnStore,
  act: (options: CallOptions) => Promise<void>,
): Promise<void> {
  const { state } = store
  state.submit = 'loading'
  state.problem = undefined
  try {
    await act({ signal: store.running.signal })
  } catch (error) {
    if (!isAbort(error)) showRefusal(state, error)
  } finally {
    state.submit = 'idle'
  }
}

function showRefusal(state: ReturnState, error: unknown): void {
  const faults = error instanceof HttpError ? faultsByRow(state, error) : undefined
  if (!faults || faults.size === 0) {
    enter(state, state.step, formFailure(error))
    return
  }
  state.choices = state.choices.map((it) => {
    const words = faults.get(it.rowSystemId)
    return words === undefined ? it : { ...it, fault: 'count', words }
  })
  enter(state, 'choose', { key: 'return.mend' })
}

/** The shop's errors by row id. */
function faultsByRow({ choices }: ReturnState, { fieldErrors }: HttpError): Map<string, string> {
  const rows = chosenRows(choices)
  const named = Object.entries(fieldErrors).flatMap(([path, { key: words }]) => {
    const row = rows[Number(ROW_FIELD.exec(path)?.[1] ?? -1)]
    return row ? [[row.rowSystemId, words] as const] : []
  })
  return new Map(named)
}

function enter(state: ReturnState, step: ReturnState['step'], problem?: Message): void {
  Object.assign(state, { step, problem, attempt: state.attempt + 1 })
}

interface OrderedRow extends ReturnableRow {
  readonly returnable?: number | undefined
  readonly isFeeRow: boolean
  readonly isServiceRow: boolean
  readonly isFreeGift: boolean
}

function isReturnable({ isFeeRow, isServiceRow, isFreeGift }: OrderedRow): boolean {
  return !isFeeRow && !isServiceRow && !isFreeGift
}

function toReturnable({ returnable, ...row }: OrderedRow): ReturnableRow {
  return { ...row, quantity: returnable ?? row.quantity }
}
