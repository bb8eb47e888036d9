import type { RegistrationField, SaveMemberResponse } from '../../src/contract/registration.ts'
import type { ShopVisitor } from './open-shop.ts'

export const GET_FIELDS = '/api/registerme/GetFields/'
export const SAVE = '/api/registerme/SaveMember/'

/** Input of a private person. */
export const PERSON = {
  _email: 'Kim @example.com',
  firstName: 'Kim',
  lastName: 'Ek',
  _phone: '070-123 45 67',
  password: 'tre blå hästar',
  birthDate: '1990-05-17',
  gender: 'Female',
  Consent: true,
} as const

/** Fields in the form that a client sends. */
export function sentFields(values: Readonly<Record<string, unknown>>) {
  return Object.entries(values).map(([fieldId, fieldValue]) => ({ fieldId, fieldValue }))
}

export async function save(
  visitor: ShopVisitor,
  values: Readonly<Record<string, unknown>> = {},
  more: object = {},
): Promise<SaveMemberResponse & { readonly status: number }> {
  const fields = sentFields({ ...PERSON, ...values })
  const { statusCode, body } = await visitor.ask(SAVE, { fields, ...more })
  return { ...JSON.parse(body), status: statusCode }
}

/** Faults by field. */
export function faultsOf(fields: readonly RegistrationField[]): Readonly<Record<string, string>> {
  const wrong = fields.filter((it) => it.validatorMessage)
  return Object.fromEntries(wrong.map((it) => [it.fieldId, it.validatorMessage]))
}
