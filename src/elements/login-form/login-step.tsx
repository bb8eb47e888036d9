import { type FormEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { Login } from '../../contract/user.ts'
import { emit } from '../../events/element-events.ts'
import type { Message } from '../../model/validation.ts'
import { enterCode, logIn } from '../../state/account/passwords.ts'
import { redirectTo } from '../../state/account/redirect.ts'
import { carryEmail } from '../../state/account/typed-email.ts'
import { LoginForm, type LoginFormStep, loginFormData } from '../../ui/account/login-form.tsx'
import { typedIn } from '../drawn-form.ts'
import { readForms } from '../read-forms.ts'
import { useSubmission } from '../use-submission.ts'
import type { LoginFormProps } from './login-form.table.ts'

/** The step of a login, and its error. */
export interface LoginProgress {
  readonly step: LoginFormStep
  readonly email: string
  readonly problem: Message | undefined
}

type LoginInput = Login & { readonly code: string }
type LoginStepProps = LoginFormProps &
  LoginProgress & { readonly go: (place: LoginProgress) => void }

const START: LoginProgress = { step: 'password', email: '', problem: undefined }
/** The next step after a refusal that the other step resolves. */
const OTHER_STEP: Record<'code' | 'expired', LoginProgress> = {
  code: { ...START, step: 'code' },
  expired: { ...START, problem: { key: 'login.code.expired' } },
}

/** The form of one step of a login with its actions. */
export function LoginStep(props: LoginStepProps) {
  const { host, step, email, go } = props
  const forms = useMemo(() => readForms(host), [host])
  const typed = useRef<LoginInput>({ userName: email, password: '', code: '' })
  const next = useRef<LoginProgress>(undefined)
  useFocusOnCode(host, step)
  const {
    state,
    problem,
    submit,
    restart: begin,
  } = useSubmission({
    sending: { form: 'login', host },
    first: props.problem,
    async send() {
      const refusal = await sendStep(step, typed.current)
      if (typeof refusal === 'object') return refusal
      next.current = refusal && OTHER_STEP[refusal]
      return undefined
    },
    onDone() {
      if (next.current) {
        begin(next.current.problem)
        return go(next.current)
      }
      emit(host, 'courtside:logged-in')
      redirectTo(props.redirectUrl, host)
    },
  })

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const of = (name: keyof LoginInput) => typedIn(event.currentTarget, name)
    typed.current = { userName: of('userName'), password: of('password'), code: of('code') }
    submit()
  }

  function restart(event: { preventDefault(): void }): void {
    event.preventDefault()
    begin(undefined)
    go(START)
  }

  const { title, forgotPasswordUrl: forgotUrl, registerUrl } = props
  const first = loginFormData({ step, title, email, problem, forgotUrl, registerUrl })
  const handlers = { submit: send, forget: () => carryTyped(host), restart }
  return <LoginForm data={{ ...first, state }} forms={forms} handlers={handlers} />
}

/** The current input, not the page's initial values. */
function carryTyped(host: HTMLElement): void {
  const box = host.querySelector<HTMLInputElement>('input[name="userName"]')
  const hidden = host.querySelector<HTMLInputElement>('input[name="email"]')
  if (hidden && box) hidden.value = box.value
  carryEmail(box?.value ?? '')
}

function sendStep(step: LoginFormStep, { code, ...login }: LoginInput) {
  return step === 'code' ? enterCode(code) : logIn(login)
}

/** The button that had the focus is gone; `autofocus` works once in a page. */
function useFocusOnCode(host: HTMLElement, step: LoginFormStep): void {
  useLayoutEffect(() => {
    if (step !== 'code' || document.activeElement !== document.body) return
    host.querySelector<HTMLInputElement>('input[name="code"]')?.focus()
  }, [host, step])
}
