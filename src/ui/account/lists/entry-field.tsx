import { text } from '../../../i18n/text.ts'
import type { EntryForm } from '../../../model/account-lists.ts'
import { formatPhone } from '../../../model/format-phone.ts'
import { postcodeDigits } from '../../../model/postcode.ts'
import { SelectField, TextField } from '../../form-field.tsx'
import { choicesOf, countriesOf, fieldIdOf, type ListField } from './list-fields.ts'
import type { AccountListProps } from './list-props.ts'

interface EntryFieldProps extends AccountListProps {
  readonly form: EntryForm
  readonly field: ListField
}

/** The control keeps its input itself; its form reads it there. */
export function EntryField(props: EntryFieldProps) {
  const { data, form, field, handlers } = props
  const { name } = field
  const value = form.values[name] ?? ''
  const shared = {
    ...{ id: fieldIdOf(data.name, name), name, label: text(field.label) },
    ...{ hint: hintOf(props), error: form.faults.find((it) => it.field === name)?.words },
  }
  const options = optionsOf(props)
  if (options) {
    const choose = name === 'country' ? handlers.choose : undefined
    return (
      <SelectField
        {...shared}
        autoComplete={field.autoComplete}
        defaultValue={value}
        onChange={choose && (({ target }) => choose(target.value))}
        options={options}
      />
    )
  }
  return (
    <TextField
      {...shared}
      field={isCode(props) ? { ...field, inputMode: 'numeric' } : field}
      defaultValue={field.type === 'tel' ? formatPhone(value, form.country) : value}
      readOnly={field.isFixed === true && form.systemId !== ''}
    />
  )
}

/** The country decides the format of postcodes. */
function hintOf(props: EntryFieldProps): string | undefined {
  const { field, form } = props
  if (isCode(props)) return text('list.postcode.digits', { n: postcodeDigits(form.country) ?? 0 })
  return field.hint && text(field.hint)
}

function isCode({ field, form }: EntryFieldProps): boolean {
  return field.name === 'zipCode' && Boolean(postcodeDigits(form.country))
}

/** The options, and a backend's own value if it is the current one. */
function optionsOf({ data, form, field }: EntryFieldProps) {
  if (field.name === 'country') return countriesOf(data.countries, form.values)
  const choices = choicesOf(field.name)?.map(({ id, name }) => ({ id, name: text(name) }))
  const value = form.values[field.name] ?? ''
  const isForeign = value !== '' && choices?.every(({ id }) => id !== value)
  return isForeign ? [{ id: value, name: value }, ...(choices ?? [])] : choices
}
