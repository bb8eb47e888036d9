import { useEffect, useState } from 'react'
import { messageText, text } from '../../i18n/text.ts'
import {
  findTypedFault,
  type RegisterField,
  type RegisterType,
} from '../../model/registration-form.ts'
import { FormField } from '../form-field.tsx'
import { TickField } from '../tick-field.tsx'
import { RegisterControl } from './register-control.tsx'
import { type RegisterData, registerId } from './register-props.ts'

interface FieldListProps extends Pick<RegisterData, 'bounds'> {
  readonly type: RegisterType
  readonly fields: readonly RegisterField[]
}

/** The fields of a form, each by its type. */
export function RegisterFieldList({ type, fields, bounds }: FieldListProps) {
  return fields.map((field, at) => {
    const id = registerId(type, at)
    if (field.kind === 'Checkbox') return <RegisterTick key={field.id} id={id} field={field} />
    return <Box key={field.id} id={id} field={field} bounds={bounds} />
  })
}

interface BoxProps extends Pick<RegisterData, 'bounds'> {
  readonly id: string
  readonly field: RegisterField
}

/** Validated on blur, and from then on with each key: an error disappears once it is corrected. */
function Box({ id, field, bounds }: BoxProps) {
  const [found, setFound] = useState<string>()
  const judge = (value: string) => {
    const fault = findTypedFault(field, value)
    setFound(fault && messageText(fault))
  }
  // What was typed and left before the page woke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what is there at the start
  useEffect(() => {
    const box = document.getElementById(id)
    if (box instanceof HTMLInputElement && box !== document.activeElement) judge(box.value)
  }, [])
  const handlers = {
    leave: judge,
    type: (value: string) => found !== undefined && judge(value),
  }
  const hint = field.description || undefined
  const error = found ?? (field.message || undefined)
  const isOptional = field.isRequired === false
  const label = isOptional ? `${field.label} ${text('field.optional')}` : field.label
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      <RegisterControl id={id} {...{ field, bounds, hint, error, handlers }} />
    </FormField>
  )
}

function RegisterTick({ id, field }: Pick<BoxProps, 'id' | 'field'>) {
  const { label, description, message, isTicked, isRequired } = field
  return (
    <TickField
      {...{ id, name: field.id, label, isTicked, isRequired: isRequired ?? undefined }}
      hint={description || undefined}
      error={message || undefined}
    />
  )
}
