import { type FormEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { Login } from '../../contract/user.ts'
import { emit } from '../../events/element-events.ts'
import type { Message } from '../../model/message.ts'
import { enterCode, logIn } from '../../state/account/passwords.ts'
import { redirectTo } from '../../state/account/redirect.ts'
import { carryEmail } from '../../state/account/typed-email.ts'
import { LoginForm, type LoginFormStep, loginFormData } from '../../ui/account/login-form.tsx'
import { typedIn } from '../drawn-form.ts'
import { readForms } from '../read-forms.ts'
import { useSubmission } from '../use-submission.ts'
import type { LoginFormProps } from './login-form.table.ts'

/** Where a login stands, and what was wrong on the way there. */
export interface LoginPlace {
  readonly step: LoginFormStep
  readonly email: string
  readonly problem: Message | undefined
}

type StepProps = LoginFormProps & LoginPlace & { readonly go: (place: LoginPlace) => void }

const START = { step: 'password', email: '', problem: undefined } as const
const EXPIRED = { key: 'login.code.expired' } as const

/** E-mail and password, with what sending them does. */
export function PasswordStep(props: StepProps) {
  const { host, email, go } = props
  const forms = useMemo(() => readForms(host), [host])
  const typed = useRef<Login>({ userName: email, password: '' })
  const needsCode = useRef(false)
  const { state, problem, submit } = useSubmission({
    first: props.problem,
    async send() {
      const refusal = await logIn(typed.current)
      needsCode.current = refusal === 'code'
      return refusal === 'code' ? undefined : refusal
    },
    onDone() {
      if (needsCode.current) go({ ...START, step: 'code' })
      else leave(props)
    },
  })

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    typed.current = { userName: typedIn(form, 'userName'), password: typedIn(form, 'password') }
    submit()
  }

  /** What is typed by now, not what the page came with. */
  function forget(): void {
    const box = host.querySelector<HTMLInputElement>('input[name="userName"]')
    const hidden = host.querySelector<HTMLInputElement>('input[name="email"]')
    if (hidden && box) hidden.value = box.value
    carryEmail(box?.value ?? '')
  }

  const data = { ...dataOf(props, problem), state }
  return <LoginForm data={data} forms={forms} handlers={{ submit: send, forget, restart: stay }} />
}

/** The code of an account that asks for one. */
export function CodeStep(props: StepProps) {
  const { host, go } = props
  const forms = useMemo(() => readForms(host), [host])
  const code = useRef('')
  const isLate = useRef(false)
  useLayoutEffect(() => {
    // The button that had the focus is gone; `autofocus` counts once for a page.
    if (document.activeElement !== document.body) return
    host.querySelector<HTMLInputElement>('input[name="code"]')?.focus()
  }, [host])
  const { state, problem, submit } = useSubmission({
    first: props.problem,
    async send() {
      const refusal = await enterCode(code.current)
      isLate.current = refusal === 'expired'
      return refusal === 'expired' ? undefined : refusal
    },
    onDone() {
      if (isLate.current) go({ ...START, problem: EXPIRED })
      else leave(props)
    },
  })

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    code.current = typedIn(event.currentTarget, 'code')
    submit()
  }

  function restart(event: { preventDefault(): void }): void {
    event.preventDefault()
    go(START)
  }

  const data = { ...dataOf(props, problem), state }
  return (
    <LoginForm data={data} forms={forms} handlers={{ submit: send, forget: ignore, restart }} />
  )
}

function dataOf(props: StepProps, problem: Message | undefined) {
  const { step, title, email, forgotPasswordUrl: forgotUrl, registerUrl } = props
  return loginFormData({ step, title, email, problem, forgotUrl, registerUrl })
}

function leave({ host, redirectUrl }: LoginFormProps): void {
  emit(host, 'courtside:logged-in')
  redirectTo(redirectUrl)
}

function stay(event: { preventDefault(): void }): void {
  event.preventDefault()
}

function ignore(): void {}
