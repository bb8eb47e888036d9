import { SelectField, TextField } from '../../../src/ui/form-field.tsx'
import { faultWords } from './form-fields.ts'
import type { PageContext } from './page-context.ts'
import { type FormFaults, type FormRules, type FormValues, MAX_LENGTH } from './read-form.ts'

interface PageFieldsProps {
  readonly page: Pick<PageContext, 't'>
  /** Prefix of each field's id and of its label's key. */
  readonly id: string
  readonly rules: FormRules
  /** Initial or typed values. */
  readonly values?: Partial<FormValues>
  readonly faults?: FormFaults | undefined
}

/** The fields of a page's form, each with its label, hint and error. */
export function PageFields({ page: { t }, id, rules, values = {}, faults = {} }: PageFieldsProps) {
  return Object.entries(rules).map(([name, rule]) => {
    const label = t(`${id}.${name}`)
    const { hint, options } = rule
    const fault = faults[name]
    const shared = {
      ...{ id: `${id}-${name}`, name, label, defaultValue: values[name] },
      hint: hint && t(hint.key, hint.values),
      error: fault && faultWords(t, label, fault),
    }
    if (!options)
      return <TextField key={name} {...shared} field={{ maxLength: MAX_LENGTH, ...rule }} />
    const choices = options.map((it) => ({ id: it, name: t(`${id}.${name}.${it || 'none'}`) }))
    return <SelectField key={name} {...shared} options={choices} />
  })
}
