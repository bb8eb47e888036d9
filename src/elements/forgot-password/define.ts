import { elementPart } from '../react-element.tsx'
import { table } from './forgot-password.table.ts'
import { ForgotPasswordView, firstData } from './forgot-password-view.tsx'

export const { define, mount } = elementPart(table, ForgotPasswordView, { drawnFrom: firstData })
