import { type FormEvent, useMemo, useRef } from 'react'
import { emit } from '../../events/element-events.ts'
import { REDIRECT_MS } from '../../model/limits.ts'
import { ownUrl } from '../../model/url.ts'
import type { Message } from '../../model/validation.ts'
import { choosePassword } from '../../state/account/passwords.ts'
import { ChangePassword, changePasswordData } from '../../ui/account/change-password.tsx'
import { readDrawnForm, typedIn } from '../drawn-form.ts'
import type { AttributeProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { useSubmission } from '../use-submission.ts'
import { useTimedRedirect } from '../use-timed-redirect.ts'
import { type ChangePasswordProps, table } from './change-password.table.ts'
import { useTypedPassword } from './use-typed-password.ts'

/** Refusals of a dead link, after which the form offers a new one. */
const DEAD = /^changepassword\.(?:token)?(?:expired|used)$/

/** The data of the first draw. */
function firstData(props: AttributeProps<typeof table>, host: HTMLElement) {
  const { title, token, userName, presetPassword: isPreset } = props
  const { problem } = readDrawnForm(host, 'userName')
  return changePasswordData({ title, token, userName, isPreset, problem })
}

/** The form for a new password with its actions. */
function ChangePasswordView(props: ChangePasswordProps) {
  const { host, token, redirectUrl, presetPassword: isPreset } = props
  const forms = useMemo(() => readForms(host), [host])
  const drawn = useMemo(() => readDrawnForm(host, 'userName').problem, [host])
  const password = useRef('')
  const current = useRef('')
  const { state, problem, say, submit } = useSubmission({
    sending: { form: 'password', host },
    first: drawn,
    send: () => choosePassword(proofOf(token, current.current), password.current),
    onDone: () => emit(host, 'courtside:password-chosen'),
  })
  const { typed, advice, type, leave, trySend } = useTypedPassword({ say, problem })
  const nextUrl = ownUrl(redirectUrl)
  useTimedRedirect(host, state === 'completed' ? nextUrl : undefined, REDIRECT_MS)

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isPreset && !trySend(event.currentTarget)) return
    password.current = isPreset ? '' : typed.current.first
    current.current = typedIn(event.currentTarget, 'current')
    submit()
  }

  const first = changePasswordData({ ...props, isPreset, problem })
  const data = { ...first, state, advice, nextUrl, isDead: isDead(problem) }
  return <ChangePassword data={data} forms={forms} handlers={{ submit: send, type, leave }} />
}

function proofOf(token: string, current: string) {
  return token ? { ResetPasswordToken: token } : { CurrentPassword: current }
}

function isDead(problem: Message | undefined): boolean {
  return problem !== undefined && DEAD.test(problem.key)
}

export const { define, mount } = elementPart(table, ChangePasswordView, { drawnFrom: firstData })
