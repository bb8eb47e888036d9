import type { MadeReturn, QuotedReturn, ReturnChoice } from '../../model/returns.ts'
import type { SubmitState } from '../submit-button.tsx'
import type { DrawnProps } from '../view-props.ts'

type ReturnStep = 'loading' | 'failed' | 'login' | 'none' | 'choose' | 'review' | 'done'

export interface ReturnData {
  readonly step: ReturnStep
  /** The page that receives the form without script. */
  readonly path: string
  /** How long items can be returned, or why they cannot. */
  readonly message: string
  /** The error of the whole form, as a sentence. */
  readonly problem: string
  readonly choices: readonly ReturnChoice[]
  readonly quote?: QuotedReturn | undefined
  readonly done?: MadeReturn | undefined
  readonly submit: SubmitState
  /** How many steps the script has taken: each takes the focus. */
  readonly attempt: number
  readonly orderUrl: string | undefined
  readonly loginUrl: string | undefined
}

type ReturnPageData = Omit<ReturnData, 'submit' | 'attempt' | 'loginUrl'>

/** The data of a return in its initial state. */
export function drawnReturnData(drawn: ReturnPageData): ReturnData {
  return returnData({ ...drawn, submit: 'idle', attempt: 0, loginUrl: undefined })
}

/** Keeps one order of properties. */
export function returnData(data: ReturnData): ReturnData {
  const { step, path, message, problem, choices, quote, done } = data
  return {
    ...{ step, path, message, problem },
    choices: choices.map(({ rowSystemId, name, size, color, quantity, ...choice }) => {
      const { count, reason, fault, words } = choice
      return { rowSystemId, name, size, color, quantity, count, reason, fault, words }
    }),
    quote: quote && { refund: quote.refund, withDelivery: quote.withDelivery, terms: quote.terms },
    done: done && {
      returnNumber: done.returnNumber,
      message: done.message,
      terms: done.terms,
      labelUrl: done.labelUrl,
    },
    submit: data.submit,
    attempt: data.attempt,
    orderUrl: data.orderUrl,
    loginUrl: data.loginUrl,
  }
}

export interface ReturnHandlers {
  /** Reviews the rows of the form. */
  readonly review: (form: HTMLFormElement) => void
  readonly edit: () => void
  readonly confirm: () => void
  readonly retry: () => void
  readonly stop: () => void
}

export type ReturnProps = DrawnProps<ReturnData, ReturnHandlers>

/** Names of a row's boxes: the prefix, and the row's id. */
export const COUNT_FIELD = 'count.'
export const REASON_FIELD = 'reason.'
