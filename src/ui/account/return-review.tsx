import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { articleLabel, type ReturnChoice } from '../../model/returns.ts'
import { HiddenFields } from '../action-form.tsx'
import { Button } from '../button.tsx'
import { Problem } from '../checkout/problem.tsx'
import { SlowNotice } from '../slow-notice.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { COUNT_FIELD, REASON_FIELD, type ReturnProps } from './return-props.ts'

const CONFIRM = { name: 'step', value: 'confirm' } as const

/**
 * The refund, when and how it is paid, who pays the freight, and the deadline, before the return is sent.
 */
export function ReturnReview(props: ReturnProps) {
  const { choices, problem, attempt } = props.data
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempt > 0) title.current?.focus()
  }, [attempt])
  const chosen = choices.filter((it) => Number(it.count) > 0)
  return (
    <>
      <h2 className="order-returns__title" tabIndex={-1} ref={title}>
        {text('return.check')}
      </h2>
      {problem !== '' && <Problem>{problem}</Problem>}
      <Facts data={props.data} chosen={chosen} />
      <ConfirmForm {...props} chosen={chosen} />
    </>
  )
}

interface ConfirmProps extends ReturnProps {
  readonly chosen: readonly ReturnChoice[]
}

function ConfirmForm({ data: { submit, path }, chosen, forms, handlers }: ConfirmProps) {
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    handlers.confirm()
  }

  function edit(event: MouseEvent): void {
    event.preventDefault()
    handlers.edit()
  }

  return (
    <form
      className="order-returns__form"
      method="post"
      action={forms && forms.prefix + path}
      onSubmit={send}
    >
      {forms && <HiddenFields fields={{ ...forms.hidden, ...fieldsOf(chosen) }} />}
      <div className="order-returns__ways">
        <SubmitButton
          state={submit}
          act="confirm"
          submitText={text('return.confirm')}
          field={CONFIRM}
        />
        <Button
          look="secondary"
          type="submit"
          name="step"
          value="edit"
          data-act="edit"
          disabled={submit === 'loading'}
          onClick={edit}
        >
          {text('return.edit')}
        </Button>
      </div>
      <SlowNotice isWaiting={submit === 'loading'} stop={handlers.stop} />
    </form>
  )
}

function fieldsOf(chosen: readonly ReturnChoice[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    chosen.flatMap(({ rowSystemId, count, reason }) => [
      [COUNT_FIELD + rowSystemId, count],
      [REASON_FIELD + rowSystemId, reason],
    ]),
  )
}

interface FactsProps extends Pick<ReturnProps, 'data'> {
  readonly chosen: readonly ReturnChoice[]
}

function Facts({ data: { quote }, chosen }: FactsProps) {
  return (
    <>
      <dl className="order-returns__facts">
        <dt>{text('return.goods')}</dt>
        {chosen.map((it) => (
          <dd key={it.rowSystemId}>{lineOf(it)}</dd>
        ))}
        <dt>{text('return.money')}</dt>
        <dd>{quote?.refund || text('return.nosum')}</dd>
        {quote?.withDelivery && <dd>{text('return.withdelivery')}</dd>}
      </dl>
      {quote?.terms.map((it) => (
        <p key={it}>{it}</p>
      ))}
    </>
  )
}

function lineOf(choice: ReturnChoice): string {
  const { count, reason } = choice
  return `${count} × ${articleLabel(choice)}: ${reason && text(`return.reason.${reason}`)}`
}
