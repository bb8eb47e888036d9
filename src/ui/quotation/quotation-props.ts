import { type ListedProduct, type RequestValues, requestValues } from '../../model/quotations.ts'
import type { SubmitState } from '../submit-button.tsx'
import type { DrawnProps } from '../view-props.ts'

export interface QuotationFormData {
  readonly rows: readonly ListedProduct[]
  /** Increased when something other than the form changes the rows: their boxes are redrawn. */
  readonly epoch: number
  /** The initial values of the form, which then keeps its input itself. */
  readonly values: RequestValues
  readonly isTicked: boolean
  readonly termsUrl: string | null
  readonly faults: readonly { readonly id: string; readonly words: string }[]
  /** The error of the whole form, as a sentence. */
  readonly problem: string | null
  /** A message about the list, as a sentence. */
  readonly notice: string | null
  readonly submit: SubmitState
  readonly attempt: number
  readonly done: SentQuotation | null
}

/** The request that the shop has accepted. */
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

/** Names of a row's fields: the prefix, and the article's number. */
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
