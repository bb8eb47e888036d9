type FieldName =
  | 'email'
  | 'organizationNumber'
  | 'companyName'
  | 'reference'
  | 'goodsMarking'
  | 'careOf'
  | 'address2'
  | 'campaignCode'
  | 'orderNote'
  | keyof typeof TOKENS

/** How a field of the checkout is drawn, by page and element alike. */
export interface FormField {
  /** `customerDetails-email`: its name in the form, and the key of its errors. */
  readonly path: string
  /** Text keys. */
  readonly label: `checkout.field.${FieldName}`
  readonly hint?: 'checkout.field.email.why' | 'field.phone.why'
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: 'numeric'
  readonly autoComplete: string
  readonly isOptional?: true
  /** Text that no spelling checker knows: names, streets, codes. */
  readonly isVerbatim?: true
  readonly isShort?: true
  /** MAX_FIELD_LENGTH by default. */
  readonly maxLength?: number
}

const verbatim = { isVerbatim: true } as const
const optional = { isOptional: true } as const

const EMAIL: FormField = {
  path: 'customerDetails-email',
  label: 'checkout.field.email',
  hint: 'checkout.field.email.why',
  type: 'email',
  autoComplete: 'email',
  ...verbatim,
}

const COMPANY: readonly FormField[] = [
  {
    path: 'customerDetails-organizationNumber',
    label: 'checkout.field.organizationNumber',
    inputMode: 'numeric',
    autoComplete: 'off',
    ...verbatim,
  },
  {
    path: 'customerDetails-companyName',
    label: 'checkout.field.companyName',
    autoComplete: 'organization',
    ...verbatim,
  },
]

/** A business needs these for its own bookkeeping, so they are visible from the start. */
const MARKING: readonly FormField[] = [optionalPart('reference'), optionalPart('goodsMarking')]

const PERSON = ['firstName', 'lastName'] as const
const PLACE = ['zipCode', 'address', 'city'] as const

const TOKENS = {
  firstName: 'given-name',
  lastName: 'family-name',
  zipCode: 'postal-code',
  address: 'address-line1',
  city: 'address-level2',
  phoneNumber: 'tel',
} as const

const PHONE: FormField = {
  ...part('customerDetails', 'phoneNumber'),
  hint: 'field.phone.why',
  type: 'tel',
}

/** The address of a private buyer: seven fields, and the country. Each further field costs buyers. */
const PRIVATE: readonly FormField[] = [
  EMAIL,
  part('customerDetails', 'zipCode'),
  ...PERSON.map((it) => part('customerDetails', it)),
  part('customerDetails', 'address'),
  part('customerDetails', 'city'),
  PHONE,
]

const BUYER: readonly FormField[] = [
  EMAIL,
  ...PERSON.map((it) => part('customerDetails', it)),
  PHONE,
]

/** The buyer who fills in the form. */
export interface Buyer {
  readonly authenticated: boolean
  readonly isBusinessCustomer: boolean
  readonly selectedCompanyAddressId?: string | null | undefined
  readonly companyAddresses: readonly unknown[]
}

/** The detail fields in order, without those that the shop already knows. */
export function detailFields(buyer: Buyer): readonly FormField[] {
  if (!buyer.isBusinessCustomer) return PRIVATE
  const hasCompanyAddress = buyer.authenticated && buyer.companyAddresses.length > 0
  const own = buyer.selectedCompanyAddressId ? BUYER : PRIVATE
  return [...(hasCompanyAddress ? [] : COMPANY), ...MARKING, ...own]
}

/** Each is behind a link. */
export const MORE_OF_ADDRESS: readonly FormField[] = [
  optionalPart('careOf'),
  optionalPart('address2', 'address-line2'),
]

/** Another delivery address. */
export const ALTERNATIVE_FIELDS: readonly FormField[] = [
  ...[...PERSON, ...PLACE].map((it) => part('alternativeAddress', it)),
  { ...part('alternativeAddress', 'phoneNumber'), type: 'tel', ...optional },
]

export const CODE_FIELD: FormField = {
  path: 'campaignCode',
  label: 'checkout.field.campaignCode',
  autoComplete: 'off',
  ...verbatim,
  ...optional,
}

/** The fields of the provider's frame, whose faults the frame shows itself. */
export const FRAME_PATH = 'frame'

/** The paths of all errors in the order of the form; the first two belong to no field. */
export const FIELD_ORDER: readonly string[] = [
  'general',
  'payment',
  'selectedCountry',
  'selectedCompanyAddressId',
  ...[...COMPANY, ...MARKING, ...PRIVATE, ...MORE_OF_ADDRESS, ...ALTERNATIVE_FIELDS].map(
    (it) => it.path,
  ),
  'selectedDeliveryMethod',
  'selectedDeliveryOption',
  'orderNote',
  'selectedPaymentMethod',
  CODE_FIELD.path,
  'acceptTermsOfCondition',
  FRAME_PATH,
]

/** Paths in the order in which the form shows them; unknown ones come last. */
export function inFormOrder(paths: readonly string[]): string[] {
  const place = (path: string) => {
    const at = FIELD_ORDER.indexOf(path)
    return at < 0 ? FIELD_ORDER.length : at
  }
  return [...paths].sort((one, other) => place(one) - place(other))
}

/** Whether there is a field for an error at this path. */
export function hasField(path: string): boolean {
  return FIELD_ORDER.indexOf(path) > 1
}

/** Id of a field, for its label and for the links in the list of errors. */
export function fieldId(path: string): string {
  return `checkout-${path}`
}

function part(
  group: 'customerDetails' | 'alternativeAddress',
  name: keyof typeof TOKENS,
): FormField {
  const isOther = group === 'alternativeAddress'
  return {
    path: `${group}-${name}`,
    label: `checkout.field.${name}`,
    autoComplete: isOther ? `section-other shipping ${TOKENS[name]}` : TOKENS[name],
    ...(name === 'zipCode' && ({ isShort: true, inputMode: 'numeric', maxLength: 12 } as const)),
    ...verbatim,
  }
}

function optionalPart(
  name: 'reference' | 'goodsMarking' | 'careOf' | 'address2',
  autoComplete = 'off',
): FormField {
  return {
    path: `customerDetails-${name}`,
    label: `checkout.field.${name}`,
    autoComplete,
    ...verbatim,
    ...optional,
  }
}
