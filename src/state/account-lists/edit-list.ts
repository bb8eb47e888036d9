import { messageText, text } from '../../i18n/text.ts'
import {
  type EntryForm,
  type ListFault,
  type ListItem,
  type ListValues,
  listRules,
} from '../../model/account-lists.ts'
import { type FieldErrors, findFieldErrors } from '../../model/validation.ts'
import { createInList, removeFromList, updateInList } from '../../services/account-list-service.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { HttpError } from '../../services/http-error.ts'
import { formFailure, maySend } from '../form-submission.ts'
import { isGone, isLoggedOut, wordsOf } from './list-errors.ts'
import type { EditContext } from './list-state.ts'

const FORMS = { addresses: 'address', persons: 'person' } as const

type Save = (values: ListValues) => Promise<boolean>

/** Sends the form. Sending it again after a lost answer creates nothing twice. */
export function saveEntry(writing: EditContext): Save {
  const { name, state } = writing
  let last = { sent: '', key: '' }

  async function send(systemId: string, values: ListValues): Promise<void> {
    const signal = writing.signal()
    if (systemId) return updateInList(name, { ...values, systemId }, { signal })
    const sent = JSON.stringify(values)
    if (sent !== last.sent) last = { sent, key: newIdempotencyKey() }
    await createInList(name, values, { signal, idempotencyKey: last.key })
    last = { sent: '', key: '' }
  }

  return async (values) => {
    const { mode } = state
    if (mode.is !== 'form' || mode.submit !== 'idle') return false
    if (!isTried(writing, mode, faultsIn(writing, values))) return false
    const before = state.items
    try {
      await send(mode.systemId, values)
    } catch (error) {
      return showFormRefusal(writing, error)
    }
    await showDone(writing, 'saved')
    state.focus = wayTo(mode.systemId || addedTo(before, state.items))
    return true
  }
}

function faultsIn({ name, country }: EditContext, values: ListValues): readonly ListFault[] {
  return toFaults(findFieldErrors(values, listRules(name, values.country || country)))
}

/** Clears the errors of the previous attempt. */
function isTried(
  { host, name, state }: EditContext,
  form: EntryForm,
  faults: readonly ListFault[],
): boolean {
  const attempt = form.attempt + 1
  const isFine = faults.length === 0
  if (isFine && !maySend({ form: FORMS[name], host })) return false
  const submit = isFine ? 'loading' : 'idle'
  state.mode = { ...form, problem: null, needsLogin: false, faults, attempt, submit }
  return isFine
}

export async function removeEntry(writing: EditContext): Promise<boolean> {
  const { host, name, state } = writing
  const { mode, items } = state
  if (mode.is !== 'removal' || mode.submit !== 'idle') return false
  if (!maySend({ form: 'removal', host })) return false
  state.mode = { ...mode, problem: null, needsLogin: false, submit: 'loading' }
  try {
    await removeFromList(name, mode.systemId, { signal: writing.signal() })
  } catch (error) {
    if (!isGone(error)) return showRemovalRefusal(writing, error)
  }
  const at = items.findIndex((it) => it.systemId === mode.systemId)
  await showDone(writing, 'removed')
  state.focus = wayTo(state.items[Math.min(at, state.items.length - 1)]?.systemId)
  return true
}

/** A completed write counts, whether or not the list can be reloaded. */
async function showDone(writing: EditContext, notice: 'saved' | 'removed'): Promise<void> {
  await readAgain(writing)
  Object.assign(writing.state, { mode: { is: 'list' }, notice })
}

/** If the list cannot be reloaded, it says that it may be outdated. */
async function readAgain({ state, read }: EditContext): Promise<void> {
  try {
    await read()
  } catch (error) {
    state.problem = `${text('list.stale')} ${wordsOf(error)}`
  }
}

function showFormRefusal(writing: EditContext, error: unknown): false {
  const { state } = writing
  const { mode } = state
  if (mode.is !== 'form') return false
  const faults = error instanceof HttpError ? toFaults(error.fieldErrors) : []
  const form: EntryForm = { ...mode, submit: 'idle', faults }
  state.mode = faults.length > 0 ? form : { ...form, ...whyNot(error) }
  // The list is as outdated as the form.
  if (isGone(error)) void readAgain(writing)
  return false
}

function showRemovalRefusal({ state }: EditContext, error: unknown): false {
  if (state.mode.is === 'removal') {
    state.mode = { ...state.mode, submit: 'idle', ...whyNot(error) }
  }
  return false
}

function whyNot(error: unknown) {
  const needsLogin = isLoggedOut(error)
  return {
    needsLogin,
    problem: needsLogin ? text('list.login.kept') : messageText(formFailure(error)),
  }
}

function toFaults(errors: FieldErrors): readonly ListFault[] {
  return Object.entries(errors).map(([field, it]) => ({ field, words: messageText(it) }))
}

function wayTo(systemId: string | undefined): { readonly act: string } {
  return { act: systemId ? `edit ${systemId}` : 'add' }
}

function addedTo(before: readonly ListItem[], now: readonly ListItem[]): string | undefined {
  const formerIds = new Set(before.map((it) => it.systemId))
  return now.find((it) => !formerIds.has(it.systemId))?.systemId
}
