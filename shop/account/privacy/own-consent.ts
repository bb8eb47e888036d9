import type { Shown } from '../../platform/consents/consent-queries.ts'

/** Whether a customer wants the newsletter, and since when. */
export interface OwnConsent {
  /** When the address said yes, in milliseconds since 1970; absent where it has not. */
  readonly since?: number
}

/** The newsletter, as the account asks it. The address of an account is proved already. */
export interface ConsentPort {
  read(email: string): Promise<OwnConsent>
  change(email: string, wanted: 'yes' | 'no', shown: Shown): Promise<void>
}
