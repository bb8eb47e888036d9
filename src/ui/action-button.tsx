import { type MouseEvent, type ReactNode, useRef } from 'react'
import { text } from '../i18n/text.ts'
import type { ActionPhase } from './action-feedback.ts'
import { ButtonLabel, type LabelKind, useStableWidth } from './button-label.tsx'
import { SlowNotice } from './slow-notice.tsx'
import { type Action, useAction } from './use-action.ts'

export interface ActionButtonProps<Result> extends Action<Result> {
  readonly children: ReactNode
  /** The button's texts during the action and afterwards. */
  readonly busyText?: ReactNode
  readonly successText?: ReactNode
  readonly errorText?: ReactNode
  readonly disabled?: boolean
  readonly kind?: 'primary' | 'secondary' | 'quiet'
  readonly type?: 'button' | 'submit'
  readonly className?: string
  /** Identifies server markup and this button as the same control. */
  readonly act?: string
  readonly describedBy?: string | undefined
  /** Cancels an action that takes long. */
  readonly stop?: (() => void) | undefined
}

const LABELS: Record<ActionPhase, LabelKind> = {
  neutral: 'idle',
  loading: 'busy',
  success: 'done',
  error: 'failed',
}

/** A button that shows the state of its action. While busy it keeps focus, width and position. */
export function ActionButton<Result>(props: ActionButtonProps<Result>) {
  const { kind = 'primary', type = 'button', className = '', disabled = false } = props
  const { stop } = props
  const button = useRef<HTMLButtonElement>(null)
  const [phase, press] = useAction(props)
  const label = LABELS[phase]
  const [style, keepWidth] = useStableWidth(label)
  const texts = {
    idle: props.children,
    busy: props.busyText ?? text('action.busy'),
    done: props.successText ?? text('action.done'),
    failed: props.errorText ?? text('action.failed'),
  }

  function click(event: MouseEvent): void {
    event.preventDefault()
    keepWidth(event.currentTarget)
    press()
  }

  function cancel(): void {
    button.current?.focus()
    stop?.()
  }

  return (
    <>
      <button
        ref={button}
        type={type}
        className={`cs-button cs-button--${kind} ${className}`.trim()}
        data-act={props.act}
        data-state={phase}
        disabled={disabled}
        aria-disabled={phase === 'neutral' ? undefined : true}
        aria-busy={phase === 'loading' || undefined}
        aria-describedby={props.describedBy}
        style={style}
        onClick={click}
      >
        <ButtonLabel kind={label}>{texts[label]}</ButtonLabel>
      </button>
      {stop && <SlowNotice isWaiting={phase === 'loading'} stop={cancel} />}
    </>
  )
}
