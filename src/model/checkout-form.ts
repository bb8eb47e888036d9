/** How a field of the checkout is drawn; page and element draw it alike. */
export interface FormField {
  /** `customerDetails-email`: its name in the form, and in what the shop says is wrong. */
  readonly path: string
  /** Text keys. */
  readonly label: string
  readonly hint?: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: 'numeric'
  readonly autoComplete: string
  readonly isOptional?: true
  /** Words that no spelling checker knows: names, streets, codes. */
  readonly isVerbatim?: true
  readonly isShort?: true
  /** 200 where nothing is said. */
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
  {
    path: 'customerDetails-reference',
    label: 'checkout.field.reference',
    autoComplete: 'off',
    ...verbatim,
    ...optional,
  },
  {
    path: 'customerDetails-goodsMarking',
    label: 'checkout.field.goodsMarking',
    autoComplete: 'off',
    ...verbatim,
    ...optional,
  },
]

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

/** Where a private buyer's parcel goes: seven fields, and the country (UX CHK-3, CHK-4). */
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

/** The fields of the details in the order they are filled in. A chosen company address has no more to ask. */
export function detailFields(who: {
  readonly isBusinessCustomer: boolean
  readonly selectedCompanyAddressId?: string | null | undefined
}): readonly FormField[] {
  if (!who.isBusinessCustomer) return PRIVATE
  if (who.selectedCompanyAddressId) return [...COMPANY, ...BUYER]
  return [...COMPANY, ...PRIVATE]
}

/** Asked for behind a link each (UX CHK-5). */
export const MORE_OF_ADDRESS: readonly FormField[] = [
  {
    path: 'customerDetails-careOf',
    label: 'checkout.field.careOf',
    autoComplete: 'off',
    ...verbatim,
    ...optional,
  },
  {
    path: 'customerDetails-address2',
    label: 'checkout.field.address2',
    autoComplete: 'address-line2',
    ...verbatim,
    ...optional,
  },
]

/** Another address to deliver to. */
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

/** Label of every field that can be wrong, by its path. */
export function labelOf(path: string): string | undefined {
  return [...COMPANY, ...PRIVATE, ...MORE_OF_ADDRESS, ...ALTERNATIVE_FIELDS, CODE_FIELD].find(
    (it) => it.path === path,
  )?.label
}

/** Id of a field, for its label and for the links of the list of errors. */
export function fieldId(path: string): string {
  return `checkout-${path}`
}

function part(group: 'customerDetails' | 'alternativeAddress', name: keyof typeof TOKENS): FormField {
  const isOther = group === 'alternativeAddress'
  return {
    path: `${group}-${name}`,
    label: `checkout.field.${name}`,
    autoComplete: isOther ? `section-other shipping ${TOKENS[name]}` : TOKENS[name],
    ...(name === 'zipCode' && ({ isShort: true, inputMode: 'numeric', maxLength: 12 } as const)),
    ...verbatim,
  }
}
