import type { ListedProduct, RequestValues } from '../../src/model/quotations.ts'
import type { Message } from '../../src/model/validation.ts'
import { QuotationForm, RequestedRows } from '../../src/ui/quotation/quotation-form.tsx'
import { quotationFormData, type SentQuotation } from '../../src/ui/quotation/quotation-props.ts'
import { DrawnElement } from '../platform/html/element.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { tokenForms } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

export interface RequestView {
  /** The session's list, gathered without script. */
  readonly rows: readonly (ListedProduct & { readonly addedAt: number })[]
  readonly values: Partial<RequestValues>
  /** Created with this form: sent twice, it is one request. */
  readonly id: string
  readonly isTicked?: boolean
  /** The faults of a returned form, by field. */
  readonly faults?: Readonly<Record<string, readonly Message[]>>
  /** What is wrong with the form as a whole, in the page's language. */
  readonly problem?: string | undefined
}

/** The list of a request, and its form; works without script. */
export function requestPage(page: PageContext, view: RequestView): PageContent {
  const { rows, values, id, isTicked = false, faults = {}, problem } = view
  const { t } = page
  const termsUrl = linkTo(page, '/terms')
  const fieldFaults = Object.entries(faults).flatMap(([name, [first]]) =>
    first ? [{ id: name, words: t(first.key, first.values) }] : [],
  )
  const first = quotationFormData({ rows, values, termsUrl })
  const data = { ...first, isTicked, faults: fieldFaults, problem: problem ?? null }
  const heading = t('quotation.ask')
  const isWrong = fieldFaults.length > 0 || problem !== undefined
  return {
    title: isWrong ? t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    main: drawPage(
      page,
      <div className="shop-article shop-quotation">
        <h1>{heading}</h1>
        <DrawnElement
          tag="quotation-form"
          attributes={{ termsurl: termsUrl }}
          View={QuotationForm}
          data={data}
          forms={tokenForms(page, { request: id })}
          drawn={{ rows, values: first.values }}
        />
      </div>,
    ),
  }
}

/** The page that follows the form without script. */
export function requestDonePage(
  page: PageContext,
  { text, url, rows }: SentQuotation,
): PageContent {
  const heading = page.t('quote.done')
  return {
    title: heading,
    isPrivate: true,
    main: drawPage(
      page,
      <div className="shop-article">
        <h1>{heading}</h1>
        <p>{text}</p>
        <RequestedRows rows={rows} />
        <p>
          <a href={url}>{page.t('quote.follow')}</a>
        </p>
      </div>,
    ),
  }
}
