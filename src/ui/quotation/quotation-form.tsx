import { type FormEvent, useEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { REQUEST_FIELDS } from '../../model/quotations.ts'
import { safeUrl } from '../../model/url.ts'
import { HiddenFields } from '../action-form.tsx'
import { ButtonLink } from '../button.tsx'
import { ErrorSummary } from '../checkout/error-summary.tsx'
import { Problem } from '../checkout/problem.tsx'
import { SlowNotice } from '../slow-notice.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { ContactField, Terms } from './quotation-fields.tsx'
import { type QuotationFormProps, quotationFieldId, type SentQuotation } from './quotation-props.ts'
import { QuotationRows } from './quotation-rows.tsx'

/** Where the form posts to without script. */
const PATH = '/quotation'

/** The quotation list, and the form that requests the quotation. */
export function QuotationForm(props: QuotationFormProps) {
  const { data, forms, handlers } = props
  if (data.done) return <Done {...data.done} />

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    handlers.submit(event.currentTarget)
  }

  return (
    <form
      className="quotation-form"
      method="post"
      action={forms && forms.prefix + PATH}
      noValidate
      onSubmit={send}
    >
      {forms && <HiddenFields fields={forms.hidden} />}
      <SendByDefault />
      <Faults {...props} />
      {data.problem !== null && <Problem>{data.problem}</Problem>}
      {data.notice !== null && <Problem kind="notice">{data.notice}</Problem>}
      <QuotationRows {...props} />
      <fieldset className="quotation-form__contact">
        <legend>{text('quote.contact')}</legend>
        {REQUEST_FIELDS.map((it) => (
          <ContactField key={it} name={it} data={data} />
        ))}
      </fieldset>
      <Terms data={data} />
      <SubmitButton
        state={data.submit}
        act="quotation-send"
        submitText={text('quote.send')}
        busyText={text('quote.busy')}
      />
      <SlowNotice isWaiting={data.submit === 'loading'} stop={handlers.stop} />
    </form>
  )
}

/**
 * Enter in a field sends the form; without this button it would press the first one, which removes a
 * product.
 */
function SendByDefault() {
  return <button type="submit" className="cs-visually-hidden" tabIndex={-1} aria-hidden="true" />
}

function Faults({ data: { faults, attempt } }: QuotationFormProps) {
  const listed = faults.map(({ id, words }) => ({
    ...{ path: id, words, target: quotationFieldId(id) },
  }))
  return <ErrorSummary id="quotation-faults" faults={listed} attempt={attempt} />
}

/** The confirmation, which takes the focus. */
function Done({ text: message, url, rows }: SentQuotation) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const href = safeUrl(url)
  return (
    <div className="quotation-form__done" tabIndex={-1} ref={place}>
      <h2>{text('quote.done')}</h2>
      <p>{message}</p>
      <RequestedRows rows={rows} />
      {href && (
        <ButtonLink look="primary" href={href}>
          {text('quote.follow')}
        </ButtonLink>
      )}
    </div>
  )
}

/** The requested products, as sent. */
export function RequestedRows({ rows }: Pick<SentQuotation, 'rows'>) {
  return (
    <ul>
      {rows.map(({ articleNumber, name, quantity }) => (
        <li key={articleNumber}>
          {text('quote.asked', { name: name || articleNumber, n: quantity })}
        </li>
      ))}
    </ul>
  )
}
