import { elementPart } from '../react-element.tsx'
import { table } from './change-password.table.ts'
import { ChangePasswordView, firstData } from './change-password-view.tsx'

export const { define, mount } = elementPart(table, ChangePasswordView, { drawnFrom: firstData })
