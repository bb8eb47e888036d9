import { PasswordInput, passwordInputData } from '../../ui/account/password-input.tsx'
import type { AttributeProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { type PasswordFieldProps, table } from './password-field.table.ts'

const NO_HANDLERS = {}

/** The attributes as the view reads them. */
function fieldData(props: AttributeProps<typeof table>) {
  const { fieldId: id, fieldName: name, required: isRequired, invalid: isWrong, ...rest } = props
  return passwordInputData({ id, name, isRequired, isWrong, ...rest })
}

/** Keeps what is typed in the box itself: the form that it stands in reads it there. */
function PasswordFieldView(props: PasswordFieldProps) {
  return <PasswordInput data={fieldData(props)} forms={undefined} handlers={NO_HANDLERS} />
}

export const { define, mount } = elementPart(table, PasswordFieldView, { drawnFrom: fieldData })
