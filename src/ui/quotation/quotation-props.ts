import { type ListedProduct, type RequestValues, requestValues } from '../../model/quotations.ts'
import type { SubmitState } from '../submit-button.tsx'
import type { DrawnProps } from '../view-props.ts'

export interface QuotationFormData {
  readonly rows: readonly ListedProduct[]
  /** Goes up when something other than the form changes the rows: their boxes are redrawn. */
  readonly epoch: number
  /** What the form begins with; it keeps what is typed by itself. */
  readonly values: RequestValues
  readonly isTicked: boolean
  readonly termsUrl: string | null
  readonly faults: readonly { readonly id: string; readonly words: string }[]
  /** What is wrong with all of it, in people's words. */
  readonly problem: string | null
  /** What became of the list, in people's words. */
  readonly notice: string | null
  readonly submit: SubmitState
  readonly attempt: number
  readonly done: SentQuotation | null
}

/** What the shop has taken. */
export interface SentQuotation {
  readonly text: string
  readonly url: string
  readonly rows: readonly Pick<ListedProduct, 'articleNumber' | 'name' | 'quantity'>[]
}

export interface QuotationFormHandlers {
  readonly submit: (form: HTMLFormElement) => void
  readonly setQuantity: (articleNumber: string, typed: string) => void
  readonly setNote: (articleNumber: string, note: string) => void
  readonly remove: (product: ListedProduct) => void
  readonly stop: () => void
}

export type QuotationFormProps = DrawnProps<QuotationFormData, QuotationFormHandlers>

/** Names of fields that belong to a row: the prefix, and the article's number. */
export const QUANTITY_FIELD = 'quantity.'
export const NOTE_FIELD = 'note.'
/** Not `remove`, which would hide the form's own method from every script. */
export const REMOVE_FIELD = 'removed'

export function quotationFieldId(name: string): string {
  return `quotation-${name}`
}

/** The data of a form that has not been sent from this page. */
export function quotationFormData(first: {
  readonly rows: readonly ListedProduct[]
  readonly values?: Partial<RequestValues> | undefined
  readonly termsUrl?: string | undefined
}): QuotationFormData {
  return {
    rows: first.rows.map(({ articleNumber, name, quantity, note }) => ({
      ...{ articleNumber, name, quantity, note },
    })),
    epoch: 0,
    values: { ...requestValues(() => ''), ...first.values },
    isTicked: false,
    termsUrl: first.termsUrl ?? null,
    faults: [],
    problem: null,
    notice: null,
    submit: 'idle',
    attempt: 0,
    done: null,
  }
}
