import { MAX_EMAIL_LENGTH } from './limits.ts'

/** How a box of a form is filled in: its attributes for the browser, and its limits. */
export interface BoxDescription {
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'password' | 'checkbox'
  readonly inputMode?: 'numeric' | 'decimal'
  readonly autoComplete?: string
  readonly maxLength?: number
  /** Optional. */
  readonly isOptional?: true
  /** Text that no spelling checker knows: names, streets, codes. */
  readonly isVerbatim?: true
  readonly isShort?: true
  /** The number of visible lines, for a box with several. */
  readonly rows?: number
}

/** Name, e-mail and phone, in every form that asks for them. */
export const CONTACT_BOXES = {
  companyName: { autoComplete: 'organization' },
  organizationNumber: { autoComplete: 'off', maxLength: 40 },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', maxLength: MAX_EMAIL_LENGTH },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  address: { autoComplete: 'street-address' },
  zipCode: { autoComplete: 'postal-code', maxLength: 20 },
  city: { autoComplete: 'address-level2' },
} as const satisfies Readonly<Record<string, BoxDescription>>
