import { proxy } from 'valtio/vanilla'
import type { QuotationRequest } from '../../contract/quotation.ts'
import type { ListedProduct } from '../../model/quotations.ts'
import type { Message } from '../../model/validation.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { HttpError, isAbort, UnsentError } from '../../services/http-error.ts'
import { askQuotation } from '../../services/quotation-service.ts'
import { formFailure, maySend } from '../form-submission.ts'
import { quotationList, removeProducts } from './list.ts'

export interface QuotationRequestState {
  submit: 'idle' | 'loading' | 'completed' | 'error'
  /** By field. */
  faults: readonly { readonly id: string; readonly words: Message }[]
  problem: Message | undefined
  attempt: number
  done:
    | { readonly text: string; readonly url: string; readonly rows: readonly ListedProduct[] }
    | undefined
  /** The number of the accepted request. */
  number: string
}

/** One form: sends its request, and holds the outcome. */
export function createQuotationRequest() {
  const state = proxy<QuotationRequestState>({
    ...{ submit: 'idle', faults: [], problem: undefined, attempt: 0, done: undefined, number: '' },
  })
  let pending: { readonly body: string; readonly key: string } | undefined
  let abort: AbortController | undefined

  const isTaken = () => state.submit === 'loading' || state.done !== undefined

  return {
    state,
    stop: () => abort?.abort(),
    /** Shows the errors that the form itself has found; nothing is sent then. */
    showFaults(faults: QuotationRequestState['faults']): void {
      Object.assign(state, { faults, problem: undefined, submit: 'error' })
      state.attempt += 1
    },
    idle(): void {
      state.submit = 'idle'
    },
    /**
     * Removes the requested products from the list once the shop has accepted them, and at no other time.
     */
    async send(sent: QuotationRequest, host: EventTarget): Promise<boolean> {
      if (isTaken() || !maySend({ form: 'quotation', host })) return false
      Object.assign(state, { submit: 'loading', problem: undefined })
      abort = new AbortController()
      const body = JSON.stringify(sent)
      // A repetition after a lost answer carries the key of the first attempt, so that both are one
      // request.
      if (pending?.body !== body) pending = { body, key: newIdempotencyKey() }
      const { key } = pending
      try {
        const { signal } = abort
        const answer = await askQuotation(sent, { idempotencyKey: key, signal })
        const rows = productsOf(sent)
        removeProducts(sent.articles.map(({ articleNumber }) => articleNumber))
        const done = { text: answer.message, url: answer.url, rows }
        Object.assign(state, { submit: 'completed', faults: [], done, number: answer.number })
        return true
      } catch (error) {
        // An unsent request gets a new key; after any other failure it may have been accepted.
        if (error instanceof UnsentError) pending = undefined
        fail(state, error)
        return false
      }
    },
  }
}

/** The names and quantities that are sent, before they leave the list. */
function productsOf({ articles }: QuotationRequest): readonly ListedProduct[] {
  const sent = new Set(articles.map(({ articleNumber }) => articleNumber))
  return quotationList.rows.filter(({ articleNumber }) => sent.has(articleNumber))
}

function fail(state: QuotationRequestState, error: unknown): void {
  if (isAbort(error)) {
    state.submit = 'idle'
    return
  }
  Object.assign(state, { ...refusalOf(error), submit: 'error' })
  state.attempt += 1
}

function refusalOf(error: unknown): Pick<QuotationRequestState, 'faults' | 'problem'> {
  const fields = error instanceof HttpError ? Object.entries(error.fieldErrors) : []
  const faults = fields.map(([id, words]) => ({ id: id.replace(/^formDetails\./, ''), words }))
  return faults.length > 0
    ? { faults, problem: undefined }
    : { faults: [], problem: formFailure(error) }
}
