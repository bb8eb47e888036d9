import { text } from '../../../i18n/text.ts'
import { Problem } from '../../checkout/problem.tsx'
import { SlowNotice } from '../../slow-notice.tsx'
import { EntryFormView } from './entry-form.tsx'
import { ListEntries } from './list-entries.tsx'
import type { AccountListProps } from './list-props.ts'
import { LoginTab } from './login-tab.tsx'
import { RemovalDialog, RemovalForm } from './removal.tsx'

/** A customer's list: its entries, and the open form or confirmation. */
export function AccountList(props: AccountListProps) {
  const { mode } = props.data
  return (
    <div className="cs-list">
      <ListNews {...props} />
      <ListBody {...props} />
      {mode.is === 'removal' && mode.isDialog && <RemovalDialog {...props} removal={mode} />}
    </div>
  )
}

function ListBody(props: AccountListProps) {
  const { mode, status } = props.data
  if (mode.is === 'form') return <EntryFormView key={mode.systemId} {...props} form={mode} />
  if (mode.is === 'removal' && !mode.isDialog) return <RemovalForm {...props} removal={mode} />
  if (status === 'failed') return null
  if (status === 'loading') return <Loading {...props} />
  return <ListEntries {...props} />
}

/** The result of the last action, and the error of the whole list. */
function ListNews({ data, handlers }: AccountListProps) {
  const { notice, problem, needsLogin, loginUrl } = data
  return (
    <>
      {notice && <p className="cs-list__notice">{text(`list.${notice}`)}</p>}
      {problem !== null && (
        <Problem onPress={needsLogin ? undefined : handlers.retry}>{problem}</Problem>
      )}
      {needsLogin && <LoginTab url={loginUrl} isHere />}
    </>
  )
}

function Loading({ handlers }: AccountListProps) {
  return (
    <>
      <p role="status">{text('list.loading')}</p>
      <SlowNotice isWaiting stop={handlers.stop} />
    </>
  )
}
