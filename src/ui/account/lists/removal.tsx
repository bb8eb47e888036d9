import type { FormEvent } from 'react'
import { text } from '../../../i18n/text.ts'
import { type EntryRemoval, LIST_PATHS } from '../../../model/account-lists.ts'
import { HiddenFields } from '../../action-form.tsx'
import { Problem } from '../../checkout/problem.tsx'
import { Dialog, DialogHead, Dismiss, useDialog } from '../../dialog.tsx'
import { SlowNotice } from '../../slow-notice.tsx'
import { SubmitButton } from '../../submit-button.tsx'
import { Cancel } from './cancel.tsx'
import { describeItem } from './describe-item.ts'
import { EntryLines } from './list-entries.tsx'
import type { AccountListProps } from './list-props.ts'
import { LoginTab } from './login-tab.tsx'

interface RemovalProps extends AccountListProps {
  readonly removal: EntryRemoval
}

/** The confirmation in place of the list, on a page of its own. */
export function RemovalForm(props: RemovalProps) {
  return (
    <div className="cs-list__form">
      <h2 className="cs-list__title">{titleOf(props)}</h2>
      <Question {...props} />
    </div>
  )
}

/** The confirmation over the list; the harmless answer has the focus. */
export function RemovalDialog(props: RemovalProps) {
  const { leave } = props.handlers
  const { frame } = useDialog({
    isOpen: true,
    modality: 'modal',
    initialFocus: '[data-act="cancel"]',
  })
  const titleId = `${props.data.name}-removal`
  return (
    <Dialog className="cs-panel cs-list__dialog" frame={frame} titleId={titleId} close={leave}>
      <DialogHead titleId={titleId} title={titleOf(props)} close={leave} />
      <Question {...props} />
      <Dismiss inside={frame} isModal close={leave} />
    </Dialog>
  )
}

function Question(props: RemovalProps) {
  const { data, forms, handlers, removal } = props
  const { systemId, submit, problem, needsLogin } = removal
  const item = itemOf(props)

  function send(event: FormEvent): void {
    event.preventDefault()
    handlers.remove()
  }

  return (
    <form
      className="cs-entry"
      method="post"
      action={forms && `${forms.prefix}${LIST_PATHS[data.name]}/remove`}
      onSubmit={send}
    >
      {forms && <HiddenFields fields={{ ...forms.hidden, systemId }} />}
      {problem !== null && <Problem>{problem}</Problem>}
      {needsLogin && <LoginTab url={data.loginUrl} />}
      {item && <EntryLines {...props} item={item} />}
      <p>{text(`list.${data.name}.remove.text`)}</p>
      <div className="cs-list__ways">
        <SubmitButton state={submit} act="removal" submitText={text('list.remove')} />
        <Cancel {...props} />
      </div>
      <SlowNotice isWaiting={submit === 'loading'} stop={handlers.stop} />
    </form>
  )
}

/** Names the entry. */
function titleOf(props: RemovalProps): string {
  const item = itemOf(props)
  return text('list.remove.ask', { name: item ? describeItem(props.data, item).name : '' })
}

function itemOf({ data, removal }: RemovalProps) {
  return data.items.find((it) => it.systemId === removal.systemId)
}
