import { text } from '../../i18n/text.ts'
import { fieldId } from '../../model/checkout-form.ts'
import { FieldError } from '../field.tsx'

interface CountryFieldProps {
  readonly countries: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  readonly error?: string | undefined
  readonly onChoose: (id: string) => void
}

/** A shop that delivers to one country asks nothing. */
export function CountryField({ countries, chosen, error, onChoose }: CountryFieldProps) {
  const id = fieldId('selectedCountry')
  if (countries.length < 2) return null
  return (
    <div className="cs-field" data-state={error ? 'error' : undefined}>
      <label className="cs-field__label" htmlFor={id}>
        {text('checkout.country')}
      </label>
      <select
        id={id}
        name="selectedCountry"
        autoComplete="country"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {countries.map((it) => (
          <option key={it.id} value={it.id}>
            {it.name}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
