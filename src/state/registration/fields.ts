import { read } from '../../contract/read.ts'
import { type RegistrationField, registrationFieldSchema } from '../../contract/registration.ts'
import {
  type RegisterField,
  toRegisterFields,
  unknownTypes,
} from '../../model/registration-form.ts'

/** The fields of an answer that can be drawn; what cannot is named in the console. */
export function readFields(list: readonly unknown[], token: string): RegisterField[] {
  const said = list.flatMap((it): RegistrationField[] => {
    const { success, output } = read(registrationFieldSchema, it)
    if (!success) console.warn('register-me: a field that cannot be read', it)
    return success ? [output] : []
  })
  for (const it of unknownTypes(said)) console.warn(`register-me: unknown field type "${it}"`)
  return toRegisterFields(said, token)
}
