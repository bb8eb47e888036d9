import { useMemo } from 'react'
import { loginFormData } from '../../ui/account/login-form.tsx'
import { readDrawnForm } from '../drawn-form.ts'
import type { AttributeProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { findInMarkup } from '../server-markup.ts'
import { useHostState } from '../use-host-state.ts'
import { type LoginFormProps, table } from './login-form.table.ts'
import { type LoginProgress, LoginStep } from './login-step.tsx'

/** The data of the first draw. */
function firstData(props: AttributeProps<typeof table>, host: HTMLElement) {
  const { title, forgotPasswordUrl: forgotUrl, registerUrl } = props
  const { email, problem } = readDrawnForm(host, 'userName')
  const step = findInMarkup(host, 'input[name="code"]') ? 'code' : 'password'
  return loginFormData({ step, title, email, problem, forgotUrl, registerUrl })
}

/** The login form: the password, and the code for an account with a second step. */
function LoginFormView(props: LoginFormProps) {
  const { host } = props
  const first = useMemo(() => firstData({ title: '' }, host), [host])
  const [{ step, email, problem }, go] = useHostState<LoginProgress>(host, 'place', () => first)
  return <LoginStep key={step} {...props} step={step} email={email} problem={problem} go={go} />
}

export const { define, mount } = elementPart(table, LoginFormView, { drawnFrom: firstData })
