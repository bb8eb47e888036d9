import { elementPart } from '../react-element.tsx'
import { table } from './login-form.table.ts'
import { firstData, LoginFormView } from './login-form-view.tsx'

export const { define, mount } = elementPart(table, LoginFormView, { drawnFrom: firstData })
