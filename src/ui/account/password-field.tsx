import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { text } from '../../i18n/text.ts'
import type { TextKey } from '../../i18n/texts/text-key.ts'

interface PasswordFieldProps extends Omit<PasswordBoxProps, 'label'> {
  readonly label: TextKey
  /** Content between the label and the box. */
  readonly children?: ReactNode
}

interface PasswordBoxProps {
  readonly id: string
  readonly name: string
  /** As a sentence. */
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly isWrong?: boolean
  /** Focused in a form that was refused, as the field to correct. */
  readonly hasFocus?: boolean
  /** The value of a read-only field. */
  readonly value?: string | undefined
  /** Ids of the field's hint and error. */
  readonly describedBy?: string | undefined
  readonly onInput?: (event: FormEvent<HTMLInputElement>) => void
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void
}

/** A password between its label and its messages. */
export function PasswordField({ label: key, children, ...box }: PasswordFieldProps) {
  const label = text(key)
  return (
    <div className="cs-field">
      <label className="cs-field__label" htmlFor={box.id}>
        {label}
      </label>
      {children}
      <PasswordBox label={label} {...box} />
    </div>
  )
}

/** Nothing limits the input: a password that is too long is refused, not cut. */
export function PasswordBox(props: PasswordBoxProps) {
  const { id, name, autoComplete, isDisabled = false, isWrong = false } = props
  const { input, isShown, toggle } = usePasswordVisibility()
  return (
    <div className="cs-password">
      <input
        ref={input}
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required={props.isRequired}
        disabled={isDisabled}
        defaultValue={props.value}
        aria-describedby={props.describedBy}
        aria-invalid={isWrong || undefined}
        // biome-ignore lint/a11y/noAutofocus: the page is the answer to the form that was sent
        autoFocus={props.hasFocus}
        onInput={props.onInput}
        onBlur={props.onBlur}
      />
      <button
        type="button"
        className="cs-button cs-button--quiet cs-password__show"
        data-act={`show-${name}`}
        aria-controls={id}
        aria-label={`${text(isShown ? 'password.hide' : 'password.show')}: ${props.label}`}
        disabled={isDisabled}
        onClick={toggle}
      >
        {text(isShown ? 'password.hide' : 'password.show')}
      </button>
    </div>
  )
}

/** Whether the password is visible. Toggling it keeps the caret's position. */
function usePasswordVisibility() {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<readonly [number | null, number | null]>([null, null])
  const [isShown, setIsShown] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: changing the type of a box loses its caret
  useLayoutEffect(() => {
    const [start, end] = caret.current
    if (start !== null) input.current?.setSelectionRange(start, end)
  }, [isShown])

  function toggle(): void {
    caret.current = [input.current?.selectionStart ?? null, input.current?.selectionEnd ?? null]
    setIsShown(!isShown)
  }

  return { input, isShown, toggle }
}
