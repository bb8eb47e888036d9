import { type FormEvent, useMemo, useRef, useState } from 'react'
import { REDIRECT_MS } from '../../model/limits.ts'
import { ownUrl } from '../../model/url.ts'
import { requestPasswordLink } from '../../state/account/passwords.ts'
import { carriedEmail, forgetEmail } from '../../state/account/typed-email.ts'
import { ForgotPassword, forgotPasswordData } from '../../ui/account/forgot-password.tsx'
import { readDrawnForm, typedIn } from '../drawn-form.ts'
import type { AttributeProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { useSubmission } from '../use-submission.ts'
import { useTimedRedirect } from '../use-timed-redirect.ts'
import { type ForgotPasswordProps, table } from './forgot-password.table.ts'

/** The data of the first draw. A form that the server has drawn holds the carried values. */
function firstData(props: AttributeProps<typeof table>, host: HTMLElement) {
  const { title, loginPageUrl: loginUrl } = props
  const drawn = readDrawnForm(host, 'email')
  const email = host.dataset.forms ? drawn.email : carriedEmail()
  return forgotPasswordData({ title, email, problem: drawn.problem, loginUrl })
}

/** The form for a forgotten password with its actions. */
function ForgotPasswordView(props: ForgotPasswordProps) {
  const { host, redirectUrl, title, loginPageUrl } = props
  const forms = useMemo(() => readForms(host), [host])
  const first = useMemo(() => firstData({ title: '' }, host), [host])
  const typed = useRef('')
  const [email, setEmail] = useState(first.email)
  const { state, problem, submit } = useSubmission({
    sending: { form: 'password-link', host },
    first: first.problem,
    send: () => requestPasswordLink(typed.current),
    onDone() {
      setEmail(typed.current)
      forgetEmail()
    },
  })
  const nextUrl = ownUrl(redirectUrl)
  useTimedRedirect(host, state === 'completed' ? nextUrl : undefined, REDIRECT_MS)

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    typed.current = typedIn(event.currentTarget, 'email').trim()
    submit()
  }

  const data = {
    ...forgotPasswordData({ title, email, problem, loginUrl: loginPageUrl }),
    state,
    nextUrl,
  }
  return <ForgotPassword data={data} forms={forms} handlers={{ submit: send }} />
}

export const { define, mount } = elementPart(table, ForgotPasswordView, { drawnFrom: firstData })
