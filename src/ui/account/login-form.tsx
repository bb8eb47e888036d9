import type { FormEvent } from 'react'
import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import type { Message } from '../../model/validation.ts'
import { HiddenFields } from '../action-form.tsx'
import { FormProblem } from '../form-problem.tsx'
import { SubmitButton, type SubmitState } from '../submit-button.tsx'
import type { DrawnProps } from '../view-props.ts'
import { CodeForm } from './code-form.tsx'
import { EmailBox, TYPED_EMAIL } from './email-box.tsx'
import { PasswordField } from './password-field.tsx'

export interface LoginFormData {
  /** Whether the password has been proved, and the form asks for a code. */
  readonly step: LoginFormStep
  readonly title: string
  /** Kept from a failed attempt. */
  readonly email: string
  readonly problem: Message | undefined
  readonly state: SubmitState
  readonly forgotUrl: string | undefined
  readonly registerUrl: string | undefined
}

export type LoginFormStep = 'password' | 'code'

/** The data of a form that has not been sent from this page. */
export function loginFormData(first: Omit<LoginFormData, 'state'>): LoginFormData {
  const { step, title, email, problem, forgotUrl, registerUrl } = first
  return { step, title, email, problem, state: 'idle', forgotUrl, registerUrl }
}

interface LoginFormHandlers {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  /** Takes the typed address along to the page for a forgotten password. */
  readonly forget: () => void
  /** Starts over with another password. */
  readonly restart: (event: { preventDefault(): void }) => void
}

type LoginFormProps = DrawnProps<LoginFormData, LoginFormHandlers>

const PROBLEM_ID = 'login-form-problem'

/** E-mail and password, then the code of a customer with a second step. */
export function LoginForm(props: LoginFormProps) {
  const { data, forms, handlers } = props
  const { title, step, problem, state } = data
  return (
    <>
      {title !== '' && <h2 className="login-form__title">{title}</h2>}
      {step === 'code' ? (
        <CodeForm
          problem={problem}
          state={state}
          forms={forms}
          onSubmit={handlers.submit}
          onRestart={handlers.restart}
        />
      ) : (
        <PasswordStep {...props} />
      )}
    </>
  )
}

/** A failed login keeps the e-mail, and does not say which of the two was wrong. */
function PasswordStep(props: LoginFormProps) {
  const { data, forms, handlers } = props
  const { email, problem, state } = data
  const wrong = problem && { 'aria-invalid': true, 'aria-describedby': PROBLEM_ID }
  return (
    <>
      <form
        className="cs-entry"
        method="post"
        action={forms && `${forms.prefix}/login`}
        noValidate
        onSubmit={handlers.submit}
      >
        {forms && <HiddenFields fields={forms.hidden} />}
        <FormProblem id={PROBLEM_ID} problem={problem} />
        <EmailBox
          id="login-userName"
          name="userName"
          autoComplete="username webauthn"
          defaultValue={email}
          {...TYPED_EMAIL}
          {...wrong}
        />
        <PasswordField
          id="login-password"
          name="password"
          label="login.password"
          autoComplete="current-password"
          isRequired
          isWrong={problem !== undefined}
          describedBy={problem && PROBLEM_ID}
        />
        <SubmitButton
          state={state}
          act="login"
          submitText={text('login.submit')}
          busyText={text('login.busy')}
          successText={text('login.done')}
        />
      </form>
      <Forgotten {...props} />
      <Register url={data.registerUrl} />
    </>
  )
}

/** A form, if the page has forms, so that the e-mail does not appear in the address. */
function Forgotten({ data: { email, forgotUrl }, forms, handlers }: LoginFormProps) {
  const href = safeUrl(forgotUrl)
  if (!href) return null
  if (!forms) {
    return (
      <p className="login-form__more">
        <a className="cs-link" href={href} onClick={handlers.forget}>
          {text('login.forgot')}
        </a>
      </p>
    )
  }
  return (
    <form className="login-form__more" method="post" action={href} onSubmit={handlers.forget}>
      <HiddenFields fields={{ ...forms.hidden, email }} />
      <button className="cs-link" type="submit">
        {text('login.forgot')}
      </button>
    </form>
  )
}

function Register({ url }: { readonly url: string | undefined }) {
  const href = safeUrl(url)
  if (!href) return null
  return (
    <p className="login-form__more">
      <a className="cs-link" href={href}>
        {text('login.register')}
      </a>
    </p>
  )
}
