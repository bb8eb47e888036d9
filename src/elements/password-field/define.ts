import { elementPart } from '../react-element.tsx'
import { table } from './password-field.table.ts'
import { fieldData, PasswordFieldView } from './password-field-view.tsx'

export const { define, mount } = elementPart(table, PasswordFieldView, { drawnFrom: fieldData })
