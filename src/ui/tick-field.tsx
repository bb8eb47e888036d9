import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'
import { describedBy, errorId, type FieldProps, Hint } from './form-field.tsx'

interface TickFieldProps extends FieldProps {
  readonly name: string
  readonly isTicked: boolean
  readonly isRequired?: boolean | undefined
  /** Content after the label and outside it: a link. */
  readonly children?: ReactNode
}

/** A checkbox with its label; the whole line is its target. */
export function TickField({ id, label, hint, error, children, ...box }: TickFieldProps) {
  return (
    <div className="cs-tick" data-state={error ? 'error' : undefined}>
      <label className="cs-tick__row">
        <input
          type="checkbox"
          className="cs-tick__box"
          id={id}
          name={box.name}
          value="true"
          defaultChecked={box.isTicked}
          aria-required={box.isRequired}
          {...describedBy(id, { hint, error })}
        />
        <span>{label}</span>
      </label>
      <Hint id={id} hint={hint} />
      {children}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    </div>
  )
}
