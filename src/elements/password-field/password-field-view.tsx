import { PasswordInput, passwordInputData } from '../../ui/account/password-input.tsx'
import type { AttributeProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { type PasswordFieldProps, table } from './password-field.table.ts'

const NO_HANDLERS = {}

/** The attributes as the view needs them. */
function fieldData(props: AttributeProps<typeof table>) {
  const { fieldId: id, fieldName: name, required: isRequired, invalid: isWrong, ...rest } = props
  return passwordInputData({ id, name, isRequired, isWrong, ...rest })
}

/** The box itself keeps the input, where its form reads it. */
function PasswordFieldView(props: PasswordFieldProps) {
  return <PasswordInput data={fieldData(props)} forms={undefined} handlers={NO_HANDLERS} />
}

export const { define, mount } = elementPart(table, PasswordFieldView, { drawnFrom: fieldData })
