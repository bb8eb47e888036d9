import { messageText, text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import type { Message } from '../../model/validation.ts'
import { ActionButton } from '../action-button.tsx'
import { ActionForm } from '../action-form.tsx'
import { FieldError } from '../field.tsx'
import type { DrawnProps } from '../view-props.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

export interface QuotationButtonData {
  readonly articleNumber: string
  /** The button's label; empty for the default one. */
  readonly label: string
  /** The product's name, for the button's accessible name; empty if unknown. */
  readonly name: string
  readonly listUrl: string | null
  /** The number of products in the list; 0 until it has been read. */
  readonly count: number
  readonly problem: Message | undefined
  /** Identifies the problem's element on the page. */
  readonly problemId: string | undefined
}

interface QuotationButtonHandlers {
  /** Returns whether the product is in the list; if not, `problem` holds the reason. */
  readonly add: () => boolean
}

type QuotationButtonProps = DrawnProps<QuotationButtonData, QuotationButtonHandlers>

/** The data of a button in its initial state. */
export function quotationButtonData(first: {
  readonly articleNumber: string
  readonly label?: string | undefined
  readonly name?: string | undefined
  readonly listUrl?: string | undefined
}): QuotationButtonData {
  const { articleNumber, label = '', name = '', listUrl = null } = first
  return { articleNumber, label, name, listUrl, count: 0, problem: undefined, problemId: undefined }
}

/** Puts a product in the quotation list, and shows how many it has. */
export function QuotationButton({ data, forms, handlers }: QuotationButtonProps) {
  const { articleNumber, label, name, problem, problemId } = data
  return (
    <>
      <ActionForm
        forms={forms}
        path="/quotation/add"
        fields={{ articleNumber }}
        className="quotation-button__form"
      >
        <ActionButton
          action={handlers.add}
          type={forms ? 'submit' : 'button'}
          act="quotation-add"
          kind="primary"
          className="quotation-button__button"
          minLoadingMs={0}
          successText={text('quote.added')}
          describedBy={problemId}
        >
          {label || text('quote.add')}
          {name !== '' && <VisuallyHidden>{`, ${name}`}</VisuallyHidden>}
        </ActionButton>
      </ActionForm>
      {problem && (
        <div className="quotation-button__said" role="alert">
          <FieldError id={problemId}>{messageText(problem)}</FieldError>
        </div>
      )}
      <Count {...data} />
    </>
  )
}

function Count({ count, listUrl }: QuotationButtonData) {
  if (count === 0) return null
  const words = text('quote.count', { n: count })
  const href = safeUrl(listUrl ?? undefined)
  return <p className="quotation-button__count">{href ? <a href={href}>{words}</a> : words}</p>
}
