import { elementPart } from '../react-element.tsx'
import { readRegister } from './read-register.ts'
import { table } from './register-me.table.ts'
import { RegisterMeView } from './register-me-view.tsx'
import { registrationOf } from './registration-of.ts'

export const { define, mount } = elementPart(table, RegisterMeView, {
  drawnFrom: (props, host) => readRegister(registrationOf(host, props).state, props, host),
})
