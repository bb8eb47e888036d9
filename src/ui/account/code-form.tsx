import type { FormEvent } from 'react'
import { text } from '../../i18n/text.ts'
import type { Message } from '../../model/validation.ts'
import { type Forms, HiddenFields } from '../action-form.tsx'
import { FormProblem } from '../form-problem.tsx'
import { SubmitButton, type SubmitState } from '../submit-button.tsx'

interface CodeFormProps {
  readonly problem: Message | undefined
  readonly state: SubmitState
  readonly forms: Forms | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Starts the login over. */
  readonly onRestart: (event: { preventDefault(): void }) => void
}

const PROBLEM_ID = 'login-form-problem'
const HINT_ID = 'login-code-hint'

/** The second step of a login: a code from an app, or a recovery code. */
export function CodeForm({ problem, state, forms, onSubmit, onRestart }: CodeFormProps) {
  return (
    <form
      className="cs-entry"
      method="post"
      action={forms && `${forms.prefix}/login/code`}
      onSubmit={onSubmit}
    >
      {forms && <HiddenFields fields={forms.hidden} />}
      <FormProblem id={PROBLEM_ID} problem={problem} />
      <CodeField isWrong={problem !== undefined} />
      <SubmitButton
        state={state}
        act="login"
        submitText={text('login.submit')}
        busyText={text('login.busy')}
        successText={text('login.done')}
      />
      <button
        className="cs-link"
        type="submit"
        name="again"
        value="1"
        formNoValidate
        onClick={onRestart}
      >
        {text('login.code.again')}
      </button>
    </form>
  )
}

function CodeField({ isWrong }: { readonly isWrong: boolean }) {
  return (
    <div className="cs-field">
      <label className="cs-field__label" htmlFor="login-code">
        {text('login.code')}
      </label>
      <p className="cs-field__hint" id={HINT_ID}>
        {text('login.code.hint')}
      </p>
      <input
        id="login-code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        required
        // biome-ignore lint/a11y/noAutofocus: it is the only field of the form
        autoFocus
        aria-describedby={isWrong ? `${PROBLEM_ID} ${HINT_ID}` : HINT_ID}
        aria-invalid={isWrong || undefined}
      />
    </div>
  )
}
