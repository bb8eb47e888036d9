import { text } from '../../../i18n/text.ts'
import type { EntryForm } from '../../../model/account-list.ts'
import { MAX_FIELD_LENGTH } from '../../../model/address-rules.ts'
import { postcodeDigits } from '../../../model/postcode.ts'
import { showPhone } from '../../../model/show-phone.ts'
import { describedBy, FormField, TextInput } from '../../form-field.tsx'
import { choicesOf, countriesOf, fieldIdOf, type ListField } from './list-fields.ts'
import type { AccountListProps, Country } from './list-props.ts'

interface EntryFieldProps extends AccountListProps {
  readonly form: EntryForm
  readonly field: ListField
}

/** A control keeps what is typed by itself; its form reads it. */
export function EntryField(props: EntryFieldProps) {
  const { data, form, field } = props
  const { name, label, isOptional } = field
  const id = fieldIdOf(data.name, name)
  const error = form.faults.find((it) => it.field === name)?.words
  const hint = hintOf(props)
  const words = text(label)
  const said = describedBy(id, { hint, error })
  return (
    <FormField
      id={id}
      label={isOptional ? `${words} ${text('field.optional')}` : words}
      hint={hint}
      error={error}
    >
      <Control {...props} shared={{ id, name, autoComplete: field.autoComplete, ...said }} />
    </FormField>
  )
}

/** The country decides how its postcodes are written. */
function hintOf({ field, form }: EntryFieldProps): string | undefined {
  const n = postcodeDigits(form.country)
  if (field.name === 'zipCode' && n) return text('list.postcode.digits', { n })
  return field.hint && text(field.hint)
}

interface ControlProps extends EntryFieldProps {
  readonly shared: {
    readonly id: string
    readonly name: string
    readonly autoComplete: string | undefined
  }
}

function Control(props: ControlProps) {
  const options = optionsOf(props)
  return options ? <Select {...props} options={options} /> : <TextBox {...props} />
}

interface SelectProps extends ControlProps {
  readonly options: readonly Country[]
}

function Select({ form, field, handlers, options, shared }: SelectProps) {
  const { name } = field
  const choose = name === 'country' ? handlers.choose : undefined
  return (
    <select
      defaultValue={form.values[name] ?? ''}
      onChange={choose && (({ target }) => choose(target.value))}
      {...shared}
    >
      {options.map((it) => (
        <option key={it.id} value={it.id}>
          {it.name}
        </option>
      ))}
    </select>
  )
}

function TextBox({ form, field, shared }: ControlProps) {
  const { name, type = 'text', isOptional, isVerbatim, isFixed } = field
  const value = form.values[name] ?? ''
  const isCode = name === 'zipCode' && postcodeDigits(form.country)
  return (
    <TextInput
      type={type}
      inputMode={isCode ? 'numeric' : undefined}
      defaultValue={type === 'tel' ? showPhone(value, form.country) : value}
      maxLength={MAX_FIELD_LENGTH}
      readOnly={isFixed === true && form.systemId !== ''}
      aria-required={isOptional ? undefined : true}
      autoCapitalize={type === 'email' ? 'none' : undefined}
      autoCorrect={isVerbatim && 'off'}
      spellCheck={isVerbatim && 'false'}
      {...shared}
    />
  )
}

/** What may be chosen, and a backend's own word where it is the choice until now. */
function optionsOf({ data, form, field }: EntryFieldProps) {
  if (field.name === 'country') return countriesOf(data.countries, form.values)
  const choices = choicesOf(field.name)?.map(({ id, name }) => ({ id, name: text(name) }))
  const value = form.values[field.name] ?? ''
  const isForeign = value !== '' && choices?.every(({ id }) => id !== value)
  return isForeign ? [{ id: value, name: value }, ...(choices ?? [])] : choices
}
