import type { ReactNode } from 'react'
import { fieldId } from '../../model/checkout-form.ts'
import { FieldError } from '../field.tsx'

/** One choice of several: a delivery or payment method, an address. */
export interface Choice {
  readonly id: string
  readonly name: string
  readonly about?: string | undefined
  readonly price?: string | undefined
  /** Content below it while it is chosen. */
  readonly more?: ReactNode
}

export interface ChoiceRowsProps {
  /** The name of the radio buttons, and the path of the choice's error. */
  readonly path: string
  /** Id of the heading that names the group. */
  readonly labelledBy: string
  readonly choices: readonly Choice[]
  readonly chosen: string | null | undefined
  readonly error?: string | undefined
  /** Places short choices side by side, such as times. */
  readonly isCompact?: boolean
  readonly onChoose: (id: string) => void
}

/** Radio buttons, each with its whole row as target. */
export function ChoiceRows(props: ChoiceRowsProps) {
  const { path, labelledBy, choices, chosen, error, onChoose } = props
  const id = fieldId(path)
  return (
    <div
      className={props.isCompact ? 'cs-choices cs-choices--compact' : 'cs-choices'}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      {choices.map((it, at) => (
        <div className="cs-choice" key={it.id} data-chosen={it.id === chosen || undefined}>
          <label className="cs-choice__row">
            <input
              type="radio"
              className="cs-choice__radio"
              id={at === 0 ? id : undefined}
              name={path}
              value={it.id}
              checked={it.id === chosen}
              onChange={() => onChoose(it.id)}
            />
            <ChoiceWords {...it} />
          </label>
          {it.id === chosen && it.more}
        </div>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

function ChoiceWords({ name, about, price }: Choice) {
  return (
    <span className="cs-choice__words">
      <span className="cs-choice__name">{name}</span>
      {price && <span className="cs-choice__price">{price}</span>}
      {about && <span className="cs-choice__about">{about}</span>}
    </span>
  )
}
