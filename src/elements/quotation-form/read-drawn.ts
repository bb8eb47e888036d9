import type { ListedProduct, RequestValues } from '../../model/quotations.ts'
import { openList, quotationList, takeOver } from '../../state/quotation/list.ts'
import { type QuotationFormData, quotationFormData } from '../../ui/quotation/quotation-props.ts'
import type { AttributeProps } from '../element-table.ts'
import { findInMarkup } from '../server-markup.ts'
import type { table } from './quotation-form.table.ts'

interface DrawnQuotation {
  /** The products that were listed without script, with their times. */
  readonly rows: readonly (ListedProduct & { readonly addedAt: number })[]
  /** The shop's data of the logged-in customer. */
  readonly values: Partial<RequestValues>
}

/** The data of the first draw: this device's list, to which the server's is added. */
export function firstData(
  { termsUrl }: AttributeProps<typeof table>,
  host: HTMLElement,
): QuotationFormData {
  const { rows: gathered, values } = readDrawn(host)
  openList()
  takeOver(gathered)
  const { rows } = quotationList
  return { ...quotationFormData({ rows, values, termsUrl }), ...readFaults(host) }
}

/** The server's messages in a form that was returned without script, so that they do not vanish. */
function readFaults(host: HTMLElement): Partial<QuotationFormData> {
  const isTicked = findInMarkup(host, '[name="termsAccepted"][checked]') !== undefined
  const problemText = findInMarkup(host, '.cs-problem--error p')?.textContent
  return { isTicked, problem: problemText || null }
}

function readDrawn({ dataset }: HTMLElement): DrawnQuotation {
  try {
    const drawn: Partial<DrawnQuotation> = JSON.parse(dataset.drawn ?? '{}')
    const rows = Array.isArray(drawn.rows) ? drawn.rows : []
    const { values } = drawn
    return { rows, values: typeof values === 'object' && values !== null ? values : {} }
  } catch {
    // Our server has not written this: the form starts empty.
    return { rows: [], values: {} }
  }
}
