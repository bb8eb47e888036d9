import type { MouseEvent } from 'react'
import { text } from '../i18n/text.ts'
import { ButtonLabel, type LabelKind, useStableWidth } from './button-label.tsx'

export type SubmitState = 'idle' | 'loading' | 'completed' | 'error'

export interface SubmitButtonProps {
  /** The form's state; only an idle button can be pressed. */
  readonly state: SubmitState
  readonly submitText: string
  readonly busyText?: string
  readonly successText?: string
  readonly errorText?: string
  readonly act?: string
  /** `secondary` below another way to log in. */
  readonly look?: 'primary' | 'secondary'
  /** Id of its form, if the button is outside it. */
  readonly form?: string
  /** A value that the form submits with this button. */
  readonly field?: { readonly name: string; readonly value: string } | undefined
}

const LABELS: Record<SubmitState, LabelKind> = {
  idle: 'idle',
  loading: 'busy',
  completed: 'done',
  error: 'failed',
}

/** Submits the surrounding form. */
export function SubmitButton(props: SubmitButtonProps) {
  const { state } = props
  const label = LABELS[state]
  const [style, keepWidth] = useStableWidth(label)
  const texts = {
    idle: props.submitText,
    busy: props.busyText ?? text('action.busy'),
    done: props.successText ?? text('action.done'),
    failed: props.errorText ?? text('action.failed'),
  }

  function click(event: MouseEvent): void {
    keepWidth(event.currentTarget)
    if (state !== 'idle') event.preventDefault()
  }

  return (
    <button
      type="submit"
      form={props.form}
      {...props.field}
      className={`cs-button cs-button--${props.look ?? 'primary'}`}
      data-act={props.act}
      data-state={state}
      aria-disabled={state === 'idle' ? undefined : true}
      aria-busy={state === 'loading' || undefined}
      style={style}
      onClick={click}
    >
      <ButtonLabel kind={label}>{texts[label]}</ButtonLabel>
    </button>
  )
}
