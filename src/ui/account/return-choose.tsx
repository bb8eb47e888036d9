import { type FormEvent, useEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { articleLabel, RETURN_REASONS, type ReturnChoice } from '../../model/returns.ts'
import { HiddenFields } from '../action-form.tsx'
import { ErrorSummary, type Fault } from '../checkout/error-summary.tsx'
import { Problem } from '../checkout/problem.tsx'
import { describedBy, FormField, TextInput } from '../form-field.tsx'
import { SlowNotice } from '../slow-notice.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { COUNT_FIELD, REASON_FIELD, type ReturnProps } from './return-props.ts'

const REVIEW = { name: 'step', value: 'review' } as const

/** Row by row: how many, and one reason. */
export function ReturnChoose({ data, forms, handlers }: ReturnProps) {
  const { choices, message, problem, submit, attempt, path } = data
  const place = useRef<HTMLFormElement>(null)
  const faults = choices.flatMap(faultOf)
  const isFaulty = faults.length > 0
  useEffect(() => {
    if (attempt === 0 || isFaulty) return
    place.current?.querySelector<HTMLElement>('fieldset input')?.focus()
  }, [attempt, isFaulty])

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    handlers.review(event.currentTarget)
  }

  return (
    <>
      <ErrorSummary id="return-faults" faults={faults} attempt={attempt} />
      {problem !== '' && !isFaulty && <Problem>{problem}</Problem>}
      {message !== '' && <p>{message}</p>}
      <form
        className="order-returns__form"
        method="post"
        action={forms && forms.prefix + path}
        noValidate
        ref={place}
        onSubmit={send}
      >
        {forms && <HiddenFields fields={forms.hidden} />}
        {choices.map((it) => (
          <ChooseRow key={it.rowSystemId} choice={it} />
        ))}
        <SubmitButton
          state={submit}
          act="review"
          submitText={text('return.review')}
          field={REVIEW}
        />
        <SlowNotice isWaiting={submit === 'loading'} stop={handlers.stop} />
      </form>
    </>
  )
}

function ChooseRow({ choice }: { readonly choice: ReturnChoice }) {
  const { rowSystemId, quantity: max, count, reason } = choice
  const id = idOf(choice)
  const countError = errorOf(choice, 'count')
  const reasonError = errorOf(choice, 'reason')
  return (
    <fieldset className="order-returns__row">
      <legend>{articleLabel(choice)}</legend>
      <FormField id={`${id}-count`} label={text('return.count', { max })} error={countError}>
        <TextInput
          isShort
          id={`${id}-count`}
          name={COUNT_FIELD + rowSystemId}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          step={1}
          defaultValue={count}
          {...describedBy(`${id}-count`, { error: countError })}
        />
      </FormField>
      <FormField id={`${id}-reason`} label={text('return.reason')} error={reasonError}>
        <select
          id={`${id}-reason`}
          name={REASON_FIELD + rowSystemId}
          defaultValue={reason}
          {...describedBy(`${id}-reason`, { error: reasonError })}
        >
          <option value="">{text('return.reason.choose')}</option>
          {RETURN_REASONS.map((it) => (
            <option key={it} value={it}>
              {text(`return.reason.${it}`)}
            </option>
          ))}
        </select>
      </FormField>
    </fieldset>
  )
}

/** Id of a row: the shop's row id may be no valid id. */
function idOf({ rowSystemId }: ReturnChoice): string {
  return `return-${rowSystemId.replace(/\W+/g, '-')}`
}

function faultOf(choice: ReturnChoice): Fault[] {
  const { fault, rowSystemId } = choice
  if (!fault) return []
  const words = `${articleLabel(choice)}: ${errorOf(choice, fault)}`
  return [{ path: rowSystemId, words, target: `${idOf(choice)}-${fault}` }]
}

function errorOf(choice: ReturnChoice, of: 'count' | 'reason'): string | undefined {
  const { fault, words, quantity: max } = choice
  return fault === of ? (words ?? text(`return.${of}.error`, { max })) : undefined
}
