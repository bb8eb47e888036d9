import type { ReactNode } from 'react'
import { fieldId } from '../../model/checkout-form.ts'
import { FieldError } from '../field.tsx'

export interface CheckboxProps {
  readonly path: string
  readonly isTicked: boolean
  readonly required?: boolean | undefined
  readonly error?: string | undefined
  readonly form?: string | undefined
  readonly onTick: (isTicked: boolean) => void
  readonly children: ReactNode
  /** Content after the label and outside it: a link. */
  readonly after?: ReactNode
}

/** A checkbox with its label; the whole line is its target. */
export function Checkbox(props: CheckboxProps) {
  const { path, isTicked, error, onTick } = props
  const id = fieldId(path)
  return (
    <div className="cs-tick" data-state={error ? 'error' : undefined}>
      <label className="cs-tick__row">
        <input
          type="checkbox"
          className="cs-tick__box"
          id={id}
          name={path}
          form={props.form}
          checked={isTicked}
          required={props.required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>{props.children}</span>
      </label>
      {props.after}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
