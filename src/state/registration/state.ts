import { proxy } from 'valtio/vanilla'
import { parseBySchema } from '../../contract/parse-by-schema.ts'
import {
  type RegistrationField,
  registrationFieldSchema,
  type SentField,
} from '../../contract/registration.ts'
import { shopEvents } from '../../events/shop-events.ts'
import {
  EMAIL_ID,
  type RegisterField,
  type RegisterType,
  toRegisterFields,
  unknownTypes,
} from '../../model/registration-form.ts'
import { withoutSpaces } from '../../model/registration-values.ts'
import type { Message } from '../../model/validation.ts'
import { failureMessage, HttpError, isAbort, NetworkError } from '../../services/http-error.ts'
import {
  getFields,
  getRegistrationHtmlSnippet,
  saveMember,
} from '../../services/registration-service.ts'
import { formFailure, maySend } from '../form-submission.ts'

/** One of the two forms. */
export interface RegistrationForm {
  status: 'loading' | 'ready' | 'failed'
  problem: Message | undefined
  /** Absent for a form that is a backend's HTML. */
  fields: readonly RegisterField[] | undefined
  html: string | undefined
  /** Identifies the displayed text of the consent, if the shop names it. */
  words: string | undefined
  submit: 'idle' | 'loading' | 'completed'
  /** The errors of the last attempt, by field. */
  faults: Readonly<Record<string, string>>
  /** The number of the attempt. */
  attempt: number
}

export interface RegistrationState {
  type: RegisterType
  forms: Partial<Record<RegisterType, RegistrationForm>>
  /** The shop's message after a registration. */
  done: string | undefined
}

export interface Registration {
  readonly state: RegistrationState
  /** Shows a form, and loads it if necessary. */
  readonly open: (type: RegisterType) => Promise<void>
  /** Resolves to whether it succeeded; if not, the form holds the reason. */
  readonly save: (fields: readonly SentField[], host: EventTarget) => Promise<boolean>
  /** Aborts the running request. */
  readonly stop: () => void
}

export interface RegistrationOptions {
  readonly type: RegisterType
  /** The token of a soft login. */
  readonly token: string
  /** The form that the page came with. */
  readonly fields?: readonly unknown[] | undefined
  readonly words?: string | undefined
}

/** A store for one element. */
export function createRegistration({
  type: first,
  token,
  ...initial
}: RegistrationOptions): Registration {
  const state = proxy<RegistrationState>({ type: first, forms: {}, done: undefined })
  let running = new AbortController()
  if (initial.fields) state.forms[first] = drawn(readFields(initial.fields, token), initial.words)

  async function open(type: RegisterType): Promise<void> {
    state.type = type
    const existing = state.forms[type]
    if (existing && existing.status !== 'failed') return
    state.forms[type] = { ...ready({}), status: 'loading' }
    try {
      state.forms[type] = await askFor(type, token, running.signal)
    } catch (error) {
      if (isAbort(error)) return
      state.forms[type] = { ...ready({}), status: 'failed', problem: failureMessage(error) }
    }
  }

  async function save(fields: readonly SentField[], host: EventTarget): Promise<boolean> {
    const { type } = state
    const form = state.forms[type]
    if (form?.status !== 'ready' || form.submit !== 'idle') return false
    if (!maySend({ form: 'registration', host })) return false
    // Clears the errors of the previous attempt.
    const cleared = form.fields?.map((it) => ({ ...it, message: '' }))
    Object.assign(form, { fields: cleared, faults: {}, problem: undefined, submit: 'loading' })
    try {
      const sent = { type, token, fields: fields.map(tidy), words: form.words }
      const answer = await saveMember(sent, { signal: running.signal })
      if (!answer.success) return showRefusal(form, readFields(answer.fields, token), answer.words)
      form.submit = 'completed'
      state.done = answer.successText
    } catch (error) {
      return fail(form, error)
    }
    shopEvents.emit('member:registered', type)
    return true
  }

  function stop(): void {
    running.abort()
    running = new AbortController()
    for (const it of Object.values(state.forms)) if (it.submit === 'loading') it.submit = 'idle'
  }

  return { state, open, save, stop }
}

async function askFor(
  type: RegisterType,
  token: string,
  signal: AbortSignal,
): Promise<RegistrationForm> {
  if (type === 'B2B') {
    const { htmlSnippet: html } = await getRegistrationHtmlSnippet({ signal })
    return ready({ html })
  }
  const { fields, words } = await getFields(token, { signal })
  return ready({ fields: readFields(fields, token), words })
}

function ready(form: Partial<RegistrationForm>): RegistrationForm {
  const untouched = { status: 'ready', submit: 'idle', faults: {}, attempt: 0 } as const
  return {
    ...untouched,
    problem: undefined,
    fields: undefined,
    html: undefined,
    words: undefined,
    ...form,
  }
}

/** A form that came with the page, possibly after a refusal. */
function drawn(fields: readonly RegisterField[], words: string | undefined): RegistrationForm {
  return ready({ fields, words, faults: faultsIn(fields) })
}

function faultsIn(fields: readonly RegisterField[]): Readonly<Record<string, string>> {
  const wrong = fields.filter((it) => it.message !== '')
  return Object.fromEntries(wrong.map((it) => [it.id, it.message]))
}

function tidy({ fieldId, fieldValue }: SentField): SentField {
  const isEmail = fieldId === EMAIL_ID && typeof fieldValue === 'string'
  return { fieldId, fieldValue: isEmail ? withoutSpaces(fieldValue) : fieldValue }
}

/** Shows the errors of fields; a refusal without any reason is the shop's fault. */
function showRefusal(
  form: RegistrationForm,
  answered: readonly RegisterField[],
  words: string | undefined,
): false {
  const faults = faultsIn(answered)
  show(form, faults)
  const locks = new Map(answered.map((it) => [it.id, it]))
  form.words = words ?? form.words
  form.fields = form.fields?.map((it) => ({
    ...it,
    label: labelOf(locks.get(it.id), it),
    isReadOnly: locks.get(it.id)?.isReadOnly ?? it.isReadOnly,
    description: locks.get(it.id)?.description || it.description,
  }))
  if (Object.keys(faults).length === 0) form.problem = { key: 'genericerror' }
  return false
}

/** An answer may omit the label, and then has the field's id in its place. */
function labelOf(answered: RegisterField | undefined, { id, label }: RegisterField): string {
  return answered && answered.label !== id ? answered.label : label
}

function fail(form: RegistrationForm, error: unknown): false {
  if (isAbort(error)) return false
  const faults = error instanceof HttpError ? Object.entries(error.fieldErrors) : []
  show(form, Object.fromEntries(faults.map(([id, { key }]) => [id, key])))
  if (faults.length === 0) form.problem = formFailure(error)
  return false
}

function show(form: RegistrationForm, faults: Readonly<Record<string, string>>): void {
  const fields = form.fields?.map((it) => ({ ...it, message: faults[it.id] ?? '' }))
  Object.assign(form, { submit: 'idle', faults, fields, attempt: form.attempt + 1 })
}

/** The fields of an answer that can be drawn; the console names the others. */
function readFields(list: readonly unknown[], token: string): RegisterField[] {
  const parsed = list.flatMap((it): RegistrationField[] => {
    const { success, output } = parseBySchema(registrationFieldSchema, it)
    if (!success) console.warn('register-me: a field that cannot be read', it)
    return success ? [output] : []
  })
  for (const it of unknownTypes(parsed)) console.warn(`register-me: unknown field type "${it}"`)
  return toRegisterFields(parsed, token)
}

/** Inserts the HTML of a form, sanitized; its fields stay, and its buttons are removed. */
export async function fillForm(place: Element, form: RegistrationForm): Promise<void> {
  try {
    const { setContent } = await import('../../services/content.ts')
    await setContent(place, form.html ?? '', { forms: 'opened' })
  } catch (error) {
    console.error(error)
    const problem = failureMessage(new NetworkError('The form has nothing in it'))
    Object.assign(form, { status: 'failed', problem })
  }
}
