import type { FormEvent } from 'react'
import { text } from '../../../i18n/text.ts'
import { type EntryForm, LIST_PATHS } from '../../../model/account-lists.ts'
import { HiddenFields } from '../../action-form.tsx'
import { ErrorSummary } from '../../checkout/error-summary.tsx'
import { Problem } from '../../checkout/problem.tsx'
import { SlowNotice } from '../../slow-notice.tsx'
import { SubmitButton } from '../../submit-button.tsx'
import { Cancel } from './cancel.tsx'
import { describeItem } from './describe-item.ts'
import { EntryField } from './entry-field.tsx'
import { fieldIdOf, fieldsOf } from './list-fields.ts'
import type { AccountListData, AccountListProps } from './list-props.ts'
import { LoginTab } from './login-tab.tsx'

interface EntryFormProps extends AccountListProps {
  readonly form: EntryForm
}

/** The form of a new entry, or of an existing one. */
export function EntryFormView(props: EntryFormProps) {
  const { data, forms, handlers, form } = props
  const { name, loginUrl } = data
  const { systemId, submit, problem, needsLogin } = form

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    handlers.save(event.currentTarget)
  }

  return (
    <form
      className="cs-entry cs-list__form"
      method="post"
      action={forms && `${forms.prefix}${LIST_PATHS[name]}/save`}
      noValidate
      onSubmit={send}
    >
      <h2 className="cs-list__title" tabIndex={-1} data-act="title">
        {titleOf(data, form)}
      </h2>
      {forms && <HiddenFields fields={{ ...forms.hidden, systemId }} />}
      {problem !== null && <Problem>{problem}</Problem>}
      {needsLogin && <LoginTab url={loginUrl} />}
      <Faults {...props} />
      {fieldsOf(name, data.countries, form.values).map((field) => (
        <EntryField key={field.name} {...props} field={field} />
      ))}
      <div className="cs-list__ways">
        <SubmitButton state={submit} act="save" submitText={text('list.save')} />
        <Cancel {...props} />
      </div>
      <SlowNotice isWaiting={submit === 'loading'} stop={handlers.stop} />
    </form>
  )
}

function titleOf(data: AccountListData, { systemId, values }: EntryForm): string {
  if (systemId === '') return text(`list.${data.name}.add`)
  const item = data.items.find((it) => it.systemId === systemId)
  const { name } = describeItem(data, item ?? { systemId, values, isEditable: true })
  return text('list.change.name', { name })
}

/** Links to the fields with errors; an error of no field has no link. */
function Faults({ data, form }: EntryFormProps) {
  const { name, countries } = data
  const { faults, values, attempt } = form
  const fieldNames = fieldsOf(name, countries, values).map((it) => it.name)
  const listed = faults.map(({ field, words }) => {
    const target = fieldNames.includes(field) ? fieldIdOf(name, field) : undefined
    return { path: field, words, target }
  })
  return <ErrorSummary id={`${name}-faults`} faults={listed} attempt={attempt} />
}
