import type { FormEvent } from 'react'
import { text } from '../../i18n/text.ts'
import type { Message } from '../../model/validation.ts'
import { HiddenFields } from '../action-form.tsx'
import { FormProblem } from '../form-problem.tsx'
import { SubmitButton, type SubmitState } from '../submit-button.tsx'
import type { DrawnProps } from '../view-props.ts'

export interface PasskeyButtonData {
  readonly act: 'add' | 'login'
  /** Whether the browser supports passkeys; otherwise nothing is shown. */
  readonly isOffered: boolean
  readonly problem: Message | undefined
  readonly state: SubmitState
}

/** The data of the first draw, before the browser's support is known. */
export function passkeyButtonData(act: PasskeyButtonData['act']): PasskeyButtonData {
  return { act, isOffered: false, problem: undefined, state: 'idle' }
}

interface PasskeyButtonHandlers {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

const PATHS = { add: '/account/security/passkeys/add', login: '/login/passkey' } as const

/** A form that submits what the device has signed. */
export function PasskeyButton(props: DrawnProps<PasskeyButtonData, PasskeyButtonHandlers>) {
  const { data, forms, handlers } = props
  const { act, isOffered, problem, state } = data
  return (
    <form
      className="cs-entry"
      method="post"
      action={forms && forms.prefix + PATHS[act]}
      hidden={!forms || !isOffered}
      onSubmit={handlers.submit}
    >
      {forms && <HiddenFields fields={forms.hidden} />}
      <input type="hidden" name="credential" />
      <FormProblem id={`passkey-${act}-problem`} problem={problem} />
      <SubmitButton
        state={state}
        act={`passkey-${act}`}
        look={act === 'login' ? 'secondary' : 'primary'}
        submitText={text(`passkey.${act}`)}
        busyText={text('passkey.busy')}
      />
    </form>
  )
}
