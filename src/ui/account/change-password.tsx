import type { FormEvent } from 'react'
import { text } from '../../i18n/text.ts'
import { MIN_PASSWORD_LENGTH } from '../../model/limits.ts'
import type { PasswordAdvice } from '../../model/password.ts'
import type { Message } from '../../model/validation.ts'
import { HiddenFields } from '../action-form.tsx'
import { FormDone } from '../form-done.tsx'
import { FormProblem } from '../form-problem.tsx'
import { SubmitButton, type SubmitState } from '../submit-button.tsx'
import type { DrawnProps } from '../view-props.ts'
import { EmailBox } from './email-box.tsx'
import { PasswordField } from './password-field.tsx'

export interface ChangePasswordData {
  readonly title: string
  /** The token of a mail's link; without one the form asks for the current password. */
  readonly token: string
  /** The account's address, if the page names it. */
  readonly userName: string
  readonly isPreset: boolean
  readonly problem: Message | undefined
  readonly state: SubmitState
  readonly advice: PasswordAdvice | undefined
  /** Where success leads, for visitors who do not want to wait. */
  readonly nextUrl: string | undefined
  /** Whether the link is dead, so that the form offers a new one. */
  readonly isDead: boolean
}

type FirstPassword = Pick<
  ChangePasswordData,
  'title' | 'token' | 'userName' | 'isPreset' | 'problem'
>

/** The data of a form that has not been sent from this page. */
export function changePasswordData(first: FirstPassword): ChangePasswordData {
  const { title, token, userName, isPreset, problem } = first
  const rest = { advice: undefined, nextUrl: undefined, isDead: false }
  return { title, token, userName, isPreset, problem, state: 'idle', ...rest }
}

interface ChangePasswordHandlers {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  readonly type: (event: FormEvent<HTMLElement>) => void
  /** Called when the second field loses focus. */
  readonly leave: () => void
}

type ChangePasswordProps = DrawnProps<ChangePasswordData, ChangePasswordHandlers>

const PROBLEM_ID = 'change-password-problem'
const RULE_ID = 'change-password-rule'
const STRENGTH_ID = 'change-password-strength'
/** Stands for a password that is not shown. */
const PLACEHOLDER = '••••••••'

/** A new password, typed twice. The rule is visible before anything is typed. */
export function ChangePassword(props: ChangePasswordProps) {
  const { data, forms, handlers } = props
  const { title, token, userName, state, problem, nextUrl } = data
  const isDone = state === 'completed'
  const link = nextUrl ? { href: nextUrl, label: text('password.continue') } : undefined
  return (
    <>
      {title !== '' && <h2 className="change-password__title">{title}</h2>}
      {isDone && <FormDone sentences={[text('password.saved')]} link={link} />}
      <form
        className="cs-entry"
        method="post"
        action={forms && forms.prefix + (token ? '/choose-password' : '/account/security/password')}
        onSubmit={handlers.submit}
      >
        {forms && <HiddenFields fields={{ ...forms.hidden, ...(token && { token }) }} />}
        {userName !== '' && <LockedEmail email={userName} isOfLink={token !== ''} />}
        <FormProblem id={PROBLEM_ID} problem={problem} />
        {token === '' && <CurrentPassword {...props} />}
        <NewPassword {...props} />
        <RepeatedPassword {...props} />
        <SubmitButton
          state={state}
          act="change-password"
          submitText={text('password.submit')}
          errorText={text('action.failed')}
          successText={text('action.done')}
        />
      </form>
      <AnotherLink {...props} />
    </>
  )
}

interface LockedEmailProps {
  readonly email: string
  /** Of a link, or else of the logged-in customer. */
  readonly isOfLink: boolean
}

function LockedEmail({ email, isOfLink }: LockedEmailProps) {
  return (
    <EmailBox
      id="change-password-userName"
      name="userName"
      value={email}
      readOnly
      aria-describedby={isOfLink ? 'change-password-why' : undefined}
    >
      {isOfLink && (
        <p className="cs-field__hint" id="change-password-why">
          {text('password.email.why')}
        </p>
      )}
    </EmailBox>
  )
}

/** The shared attributes of its fields. */
function fieldOf({ isPreset, problem, state }: ChangePasswordData) {
  return {
    isDisabled: isPreset || state === 'completed',
    isWrong: problem !== undefined,
    value: isPreset ? PLACEHOLDER : undefined,
    describedBy: problem && PROBLEM_ID,
  }
}

function CurrentPassword({ data }: ChangePasswordProps) {
  return (
    <PasswordField
      {...fieldOf(data)}
      id="change-password-current"
      name="current"
      label="password.current"
      autoComplete="current-password"
      hasFocus={data.problem !== undefined}
    />
  )
}

function NewPassword({ data, handlers }: ChangePasswordProps) {
  const { token, isPreset, problem, advice } = data
  return (
    <div className="cs-field">
      <PasswordField
        {...fieldOf(data)}
        id="change-password-new"
        name="NewPassword"
        label="password.new"
        autoComplete="new-password"
        hasFocus={problem !== undefined && token !== ''}
        describedBy={[problem && PROBLEM_ID, RULE_ID, STRENGTH_ID].filter(Boolean).join(' ')}
        onInput={handlers.type}
      >
        <p className="cs-field__hint" id={RULE_ID}>
          {isPreset ? text('password.preset') : text('password.rule', { min: MIN_PASSWORD_LENGTH })}
        </p>
      </PasswordField>
      <p className="cs-field__hint" id={STRENGTH_ID} role="status">
        {advice && text('password.strength', { ...advice })}
      </p>
    </div>
  )
}

function RepeatedPassword({ data, handlers }: ChangePasswordProps) {
  return (
    <PasswordField
      {...fieldOf(data)}
      id="change-password-repeated"
      name="RepeatedPassword"
      label="password.repeat"
      autoComplete="new-password"
      onInput={handlers.type}
      onBlur={handlers.leave}
    />
  )
}

/** One press; the mail goes to the address of the dead link. */
function AnotherLink({ data: { isDead, token }, forms }: ChangePasswordProps) {
  if (!isDead || !forms) return null
  return (
    <form
      className="change-password__another"
      method="post"
      action={`${forms.prefix}/forgot-password`}
    >
      <HiddenFields fields={{ ...forms.hidden, link: token }} />
      <button className="cs-button cs-button--secondary" type="submit">
        {text('password.another')}
      </button>
    </form>
  )
}
