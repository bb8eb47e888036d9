/** The optional purposes that a visitor consents to. */
export interface Consent {
  /** Measuring how the shop is used. */
  readonly measurement: boolean
  /** Showing personalised advertisements on other sites. */
  readonly marketing: boolean
  /** Remembering the visitor's recently viewed products, for the visitor alone. */
  readonly preferences: boolean
}

/** The purposes, by their names in cookie, form and event. */
export const CONSENT_PURPOSES = ['measurement', 'marketing', 'preferences'] as const

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

export const CONSENT_COOKIE = 'courtside_consent'
/** After half a year the visitor is asked again. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60

export const CONSENT_PATH = '/cookies'

const NONE = 'none'

/** The answer as a cookie's value: `none`, `measurement`, `measurement.preferences`. */
export function writeConsent(consent: Consent): string {
  return CONSENT_PURPOSES.filter((it) => consent[it]).join('.') || NONE
}

/** Undefined without an answer, or with an unknown purpose. */
export function readConsent(value: string | undefined): Consent | undefined {
  if (!value) return undefined
  const purposes = value === NONE ? [] : value.split('.')
  if (purposes.some((it) => !CONSENT_PURPOSES.includes(it as ConsentPurpose))) return undefined
  return consentTo(purposes)
}

interface Answer {
  readonly choice: string | undefined
  /** The ticked boxes. */
  readonly boxes: readonly string[]
  /** The purposes of the form; consent to others is ignored. */
  readonly purposes: readonly ConsentPurpose[]
}

/** The consent in the form's `choice` and boxes; undefined without a valid choice. */
export function chosenConsent({ choice, boxes, purposes }: Answer): Consent | undefined {
  if (choice === 'all') return consentTo(purposes)
  if (choice === 'none') return consentTo([])
  if (choice !== 'chosen') return undefined
  return consentTo(purposes.filter((it) => boxes.includes(it)))
}

function consentTo(purposes: readonly string[]): Consent {
  return {
    measurement: purposes.includes('measurement'),
    marketing: purposes.includes('marketing'),
    preferences: purposes.includes('preferences'),
  }
}
