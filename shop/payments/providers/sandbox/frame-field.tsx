import type { InputHTMLAttributes } from 'react'
import { errorId, FormField, TextInput } from '../../../../src/ui/form-field.tsx'

interface FrameFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
}

/** A field of a provider's form; the frame's script fills in its error. */
export function FrameField({ name, label, hint, ...input }: FrameFieldProps) {
  const described = [hint && `${name}-hint`, errorId(name)].filter(Boolean).join(' ')
  return (
    <FormField
      id={name}
      label={label}
      hint={hint}
      hasErrorContainer
      className={`frame-field frame-field--${name}`}
    >
      <TextInput id={name} name={name} {...input} aria-describedby={described} required />
    </FormField>
  )
}
