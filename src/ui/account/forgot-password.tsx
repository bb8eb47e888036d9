import type { FormEvent } from 'react'
import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import type { Message } from '../../model/validation.ts'
import { HiddenFields } from '../action-form.tsx'
import { FormDone } from '../form-done.tsx'
import { FormProblem } from '../form-problem.tsx'
import { SubmitButton, type SubmitState } from '../submit-button.tsx'
import type { DrawnProps } from '../view-props.ts'
import { EmailBox, TYPED_EMAIL } from './email-box.tsx'

export interface ForgotPasswordData {
  readonly title: string
  readonly email: string
  readonly problem: Message | undefined
  readonly state: SubmitState
  readonly loginUrl: string | undefined
  /** The link after the mail has been requested. */
  readonly nextUrl: string | undefined
}

/** The data of a form that has not been sent from this page. */
export function forgotPasswordData(
  first: Omit<ForgotPasswordData, 'state' | 'nextUrl'>,
): ForgotPasswordData {
  const { title, email, problem, loginUrl } = first
  return { title, email, problem, state: 'idle', loginUrl, nextUrl: undefined }
}

interface ForgotPasswordHandlers {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

type ForgotPasswordProps = DrawnProps<ForgotPasswordData, ForgotPasswordHandlers>

const PROBLEM_ID = 'forgot-password-problem'

/** Requests a link to choose a password; the answer is the same whether or not there is an account. */
export function ForgotPassword({ data, forms, handlers }: ForgotPasswordProps) {
  const { title, state, loginUrl } = data
  const href = safeUrl(loginUrl)
  return (
    <>
      {title !== '' && <h2 className="forgot-password__title">{title}</h2>}
      {state === 'completed' && <Sent data={data} />}
      {state !== 'completed' && <Ask data={data} forms={forms} handlers={handlers} />}
      {href && (
        <p className="forgot-password__login">
          <a className="cs-link" href={href}>
            {text('login.submit')}
          </a>
        </p>
      )}
    </>
  )
}

function Sent({ data: { email, nextUrl } }: Pick<ForgotPasswordProps, 'data'>) {
  const link = nextUrl ? { href: nextUrl, label: text('password.continue') } : undefined
  return <FormDone sentences={[text('forgot.sent', { email }), text('forgot.wait')]} link={link} />
}

function Ask({ data: { email, problem, state }, forms, handlers }: ForgotPasswordProps) {
  const wrong = problem && {
    'aria-invalid': true,
    'aria-describedby': PROBLEM_ID,
    autoFocus: true,
  }
  return (
    <form
      className="cs-entry"
      method="post"
      action={forms && `${forms.prefix}/forgot-password`}
      noValidate
      onSubmit={handlers.submit}
    >
      {forms && <HiddenFields fields={{ ...forms.hidden, step: 'send' }} />}
      <FormProblem id={PROBLEM_ID} problem={problem} />
      <EmailBox id="forgot-email" name="email" defaultValue={email} {...TYPED_EMAIL} {...wrong} />
      <SubmitButton state={state} act="forgot" submitText={text('forgot.submit')} />
    </form>
  )
}
