import { type BoxDescription, CONTACT_BOXES } from './form-field.ts'
import { MIN_PASSWORD_LENGTH } from './limits.ts'
import { type FieldOption, isTicked, readOptions, withoutSpaces } from './registration-values.ts'
import { email, type Message } from './validation.ts'

const wrongEmail = email()

export type RegisterType = 'B2C' | 'B2B'

/** `LongText` is our own: several lines. */
const KINDS = ['TextOption', 'Date', 'Text', 'Password', 'Checkbox', 'LongText'] as const
type RegisterKind = (typeof KINDS)[number]

/** A registration field, ready to be drawn. */
export interface RegisterField {
  readonly id: string
  readonly kind: RegisterKind
  readonly label: string
  readonly placeholder: string
  readonly description: string
  readonly value: string
  readonly isTicked: boolean
  readonly options: readonly FieldOption[]
  /** The shop's error message. */
  readonly message: string
  /** Whether it is required, if known. */
  readonly isRequired: boolean | null
  readonly isReadOnly: boolean
}

/** A backend's description of a field. */
interface FieldDescription {
  readonly fieldId: string
  readonly fieldType: string
  readonly fieldLabel: string
  readonly fieldPlaceholder: string
  readonly fieldDescription: string
  readonly fieldValue: string | number | boolean
  readonly fieldOrgValue?: unknown
  readonly validatorMessage: string
  readonly fieldRequired?: boolean | undefined
  readonly fieldReadOnly?: boolean | undefined
}

/** Special fields, which backends give these names. */
export const EMAIL_ID = '_email'
const PHONE_ID = '_phone'

/**
 * The fields that can be drawn. In a soft login that does not say whether its e-mail address is locked, one
 * with a value is.
 */
export function toRegisterFields(
  descriptions: readonly FieldDescription[],
  token = '',
): RegisterField[] {
  return descriptions.flatMap((it) => {
    const kind = KINDS.find((candidate) => candidate === it.fieldType)
    return kind ? [toField(it, kind, token)] : []
  })
}

/** Types that cannot be drawn. */
export function unknownTypes(descriptions: readonly FieldDescription[]): string[] {
  return descriptions
    .map((it) => it.fieldType)
    .filter((it) => !KINDS.some((candidate) => candidate === it))
}

/** The browser's and keyboard's help for a field, by its id. */
export function hintsFor({ id, kind }: Pick<RegisterField, 'id' | 'kind'>) {
  if (kind === 'Password') return { type: 'password', autoComplete: 'new-password' } as const
  const { type = 'text', autoComplete } = BY_ID.get(id) ?? {}
  return autoComplete ? { type, autoComplete } : { type }
}

/** The error of a typed value, as far as the browser can check it. */
export function findTypedFault(field: RegisterField, typed: string): Message | undefined {
  if (field.isReadOnly || typed === '') return undefined
  const isShort = [...typed].length < MIN_PASSWORD_LENGTH
  if (field.kind === 'Password') {
    return isShort
      ? { key: 'changepassword.tooshort', values: { min: MIN_PASSWORD_LENGTH } }
      : undefined
  }
  return hintsFor(field).type === 'email' ? wrongEmail(withoutSpaces(typed), field) : undefined
}

const BY_ID = new Map<string, BoxDescription>(
  Object.entries({
    ...CONTACT_BOXES,
    [EMAIL_ID]: { type: 'email', autoComplete: 'username' },
    [PHONE_ID]: CONTACT_BOXES.phone,
    birthDate: { autoComplete: 'bday' },
  }),
)

function toField(field: FieldDescription, kind: RegisterKind, token: string): RegisterField {
  const { fieldValue, fieldReadOnly } = field
  const options = (kind === 'TextOption' && readOptions(field.fieldOrgValue)) || []
  const isFilled = fieldValue !== '' && typeof fieldValue !== 'boolean'
  const isLocked = field.fieldId === EMAIL_ID && token !== '' && isFilled
  return {
    id: field.fieldId,
    // A choice without options becomes a text field.
    kind: kind === 'TextOption' && options.length === 0 ? 'Text' : kind,
    label: field.fieldLabel || field.fieldId,
    placeholder: field.fieldPlaceholder,
    description: field.fieldDescription,
    value: typeof fieldValue === 'boolean' ? '' : String(fieldValue),
    isTicked: isTicked(fieldValue),
    options,
    message: field.validatorMessage,
    isRequired: field.fieldRequired ?? null,
    isReadOnly: fieldReadOnly ?? isLocked,
  }
}
