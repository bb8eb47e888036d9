import { type FocusEvent, useState } from 'react'
import { EMAIL_ID, hintsFor, type RegisterField } from '../../model/registration-form.ts'
import { isDateWithin, withoutSpaces } from '../../model/registration-values.ts'
import { describedBy } from '../form-field.tsx'
import { PasswordBox } from './password-field.tsx'
import type { RegisterData } from './register-props.ts'

interface ControlProps extends Pick<RegisterData, 'bounds'> {
  readonly id: string
  readonly field: RegisterField
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly handlers: {
    readonly leave: (value: string) => void
    readonly type: (value: string) => void
  }
}

/** The control keeps its input itself; its form reads it there. */
export function RegisterControl(props: ControlProps) {
  const { id, field, hint, error, handlers } = props
  const shared = {
    id,
    name: field.id,
    'aria-required': field.isRequired || undefined,
    ...describedBy(id, { hint, error }),
  }
  const { autoComplete, type } = hintsFor(field)
  if (field.kind === 'TextOption') {
    return (
      <select {...shared} autoComplete={autoComplete} defaultValue={field.value}>
        {field.options.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  const box = { ...shared, placeholder: field.placeholder || undefined, autoComplete }
  if (field.kind === 'LongText') return <textarea {...box} rows={4} defaultValue={field.value} />
  if (field.kind === 'Date') return <DateInput {...box} {...props} />
  if (field.kind === 'Password') {
    return (
      <PasswordBox
        id={id}
        name={field.id}
        label={field.label}
        autoComplete="new-password"
        isWrong={error !== undefined}
        describedBy={shared['aria-describedby']}
        onInput={({ currentTarget }) => handlers.type(currentTarget.value)}
        onBlur={({ currentTarget }) => handlers.leave(currentTarget.value)}
      />
    )
  }
  return <TextBox {...box} {...props} type={type} />
}

interface TextBoxProps extends ControlProps {
  readonly type: string
}

function TextBox({ field, bounds, hint, error, handlers, type, ...box }: TextBoxProps) {
  const isVerbatim = type !== 'text'
  return (
    <input
      {...box}
      type={type}
      defaultValue={field.value}
      readOnly={field.isReadOnly}
      autoCapitalize={isVerbatim ? 'none' : undefined}
      autoCorrect={isVerbatim ? 'off' : undefined}
      spellCheck={isVerbatim ? 'false' : undefined}
      onInput={({ currentTarget }) => handlers.type(currentTarget.value)}
      onBlur={({ currentTarget }) => {
        if (field.id === EMAIL_ID) stripSpaces(currentTarget)
        handlers.leave(currentTarget.value)
      }}
    />
  )
}

/**
 * A text field until it is focused; a field with anything but a date stays one. A date input shows the
 * browser's format, not that of the hint.
 */
function DateInput({ field, bounds, hint, error, handlers, ...box }: ControlProps) {
  const [type, setType] = useState<'text' | 'date'>('text')
  const description = describedBy(box.id, { error, hint: type === 'text' ? hint : undefined })
  return (
    <input
      {...box}
      aria-describedby={description['aria-describedby']}
      type={type}
      min={bounds.min}
      max={bounds.max}
      defaultValue={field.value}
      onFocus={({ target }: FocusEvent<HTMLInputElement>) => {
        const { value } = target
        if (value === '' || isDateWithin(value, bounds)) setType('date')
      }}
      onBlur={({ target }: FocusEvent<HTMLInputElement>) => {
        if (target.value === '' && target.validity.valid) setType('text')
      }}
    />
  )
}

function stripSpaces(box: HTMLInputElement): void {
  const bare = withoutSpaces(box.value)
  if (bare !== box.value) box.value = bare
}
