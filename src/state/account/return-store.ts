import { proxy } from 'valtio/vanilla'
import type { DrawnReturn } from '../../contract/return-answers.ts'
import {
  chooseRow,
  type MadeReturn,
  type QuotedReturn,
  type ReturnableRow,
  type ReturnChoice,
} from '../../model/returns.ts'
import type { Message } from '../../model/validation.ts'

/** The state of a return. */
export interface ReturnState extends Pick<DrawnReturn, 'path' | 'message'> {
  step: DrawnReturn['step'] | 'loading' | 'failed' | 'login'
  problem: Message | undefined
  choices: readonly ReturnChoice[]
  quote?: QuotedReturn | undefined
  done?: MadeReturn | undefined
  submit: 'idle' | 'loading'
  /** Counts the steps taken. */
  attempt: number
}

export interface ReturnStart {
  readonly orderId: string
  /** The key of the link in the order's mail. */
  readonly key: string
  readonly drawn: DrawnReturn | undefined
  /** The returnable rows from the page; loaded if it names none. */
  readonly rows: readonly ReturnableRow[] | undefined
}

/** The return of one element. */
export interface ReturnStore extends Pick<ReturnStart, 'orderId' | 'key'> {
  readonly state: ReturnState
  /** Aborts the running request. */
  running: AbortController
  /** Identical rows are the same return, also after a lost answer. */
  press: { readonly rows: string; readonly key: string }
}

const UNTOUCHED = { path: '', message: '', problem: '', choices: [] }

export function createReturn({ orderId, key, drawn, rows }: ReturnStart): ReturnStore {
  const state = proxy<ReturnState>({
    ...(drawn ?? { ...UNTOUCHED, step: 'loading' }),
    ...(!drawn && rows && offer(rows)),
    problem: drawn?.problem ? { key: drawn.problem } : undefined,
    submit: 'idle',
    attempt: 0,
  })
  return { orderId, key, state, running: new AbortController(), press: { rows: '', key: '' } }
}

/** The state of a return with these rows to choose from. */
export function offer(rows: readonly ReturnableRow[]): Pick<ReturnState, 'step' | 'choices'> {
  const choices = rows
    .filter(({ quantity }) => quantity > 0)
    .map((it) => chooseRow(it, { count: '', reason: '' }))
  return { step: choices.length > 0 ? 'choose' : 'none', choices }
}
