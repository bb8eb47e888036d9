import { type FormEvent, useMemo, useRef } from 'react'
import type { Login } from '../../contract/user.ts'
import { emit } from '../../events/element-events.ts'
import { logIn } from '../../state/account/passwords.ts'
import { redirectTo } from '../../state/account/redirect.ts'
import { carryEmail } from '../../state/account/typed-email.ts'
import { LoginForm, loginFormData } from '../../ui/account/login-form.tsx'
import { readDrawnForm, typedIn } from '../drawn-form.ts'
import type { AttributeProps } from '../element-table.ts'
import { readForms } from '../read-forms.ts'
import { useSubmission } from '../use-submission.ts'
import type { LoginFormProps, table } from './login-form.table.ts'

/** The data of the first draw. */
export function firstData(props: AttributeProps<typeof table>, host: HTMLElement) {
  const { title, forgotPasswordUrl, registerUrl } = props
  const { email, problem } = readDrawnForm(host, 'userName')
  return loginFormData({
    title,
    email,
    problem,
    forgotUrl: forgotPasswordUrl,
    registerUrl,
  })
}

/** The form of a login, with what sending it does. */
export function LoginFormView(props: LoginFormProps) {
  const { host, redirectUrl, title, forgotPasswordUrl, registerUrl } = props
  const forms = useMemo(() => readForms(host), [host])
  const first = useMemo(() => firstData({ title: '' }, host), [host])
  const typed = useRef<Login>({ userName: first.email, password: '' })
  const { state, problem, submit } = useSubmission({
    first: first.problem,
    send: () => logIn(typed.current),
    onDone() {
      emit(host, 'courtside:logged-in')
      redirectTo(redirectUrl)
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

  const data = {
    ...loginFormData({
      title,
      email: first.email,
      problem,
      forgotUrl: forgotPasswordUrl,
      registerUrl,
    }),
    state,
  }
  return <LoginForm data={data} forms={forms} handlers={{ submit: send, forget }} />
}
