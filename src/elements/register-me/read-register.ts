import { messageText } from '../../i18n/text.ts'
import type { RegisterType } from '../../model/registration-form.ts'
import { dateBounds } from '../../model/registration-values.ts'
import { ownUrl } from '../../model/url.ts'
import type { RegistrationState } from '../../state/registration/state.ts'
import type { RegisterData, RegisterFormFacts } from '../../ui/account/register-props.ts'
import type { AttributeProps } from '../element-table.ts'
import type { table } from './register-me.table.ts'
import { readDrawn, typesOf } from './registration-store.ts'

type RegistrationSnapshot = Readonly<{
  type: RegisterType
  forms: Readonly<RegistrationState['forms']>
  done: string | undefined
}>

/** The current data of the registration. */
export function readRegister(
  { type, forms, done }: RegistrationSnapshot,
  { types, redirectUrl }: AttributeProps<typeof table>,
  host: HTMLElement,
): RegisterData {
  const today = readDrawn(host)?.today ?? new Date().toISOString().slice(0, 10)
  const opened = Object.entries(forms).map(([name, form]) => [name, form && factsOf(form)])
  return {
    types: typesOf(types),
    type,
    forms: Object.fromEntries(opened),
    bounds: dateBounds(today),
    done: done === undefined ? null : { text: done, url: ownUrl(redirectUrl) ?? null },
  }
}

function factsOf(form: NonNullable<RegistrationState['forms'][RegisterType]>): RegisterFormFacts {
  const { status, problem, fields, submit, faults, attempt } = form
  return {
    status,
    problem: problem ? messageText(problem) : null,
    fields: fields ?? null,
    submit,
    faults: Object.entries(faults).map(([id, key]) => ({ id, words: messageText({ key }) })),
    attempt,
  }
}
