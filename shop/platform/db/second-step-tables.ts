import type { Generated } from 'kysely'

/** A customer's code app, for the second step of the login. */
export interface SecondStepTable {
  customer_id: string
  /** Encrypted for this customer; null until the first code has been typed. */
  secret: string | null
  /** The time step of the last accepted code. */
  step: Generated<number>
  /** Since when logins require it. */
  since: number | null
  /** A secret that has been shown but not confirmed. */
  pending_secret: string | null
  pending_at: number | null
}

/** A recovery code, used in place of a code of the app. */
export interface RecoveryCodeTable {
  /** A signature of the code, which is shown once and not stored. */
  code_hash: string
  customer_id: string
  used_at: number | null
  /** Null for codes from before this was stored. */
  made_at: number | null
}

/** A login with the right password that waits for its code. */
export interface LoginStepTable {
  /** SHA-256 of the id in the cookie. */
  session_id: string
  customer_id: string
  made_at: number
}

/** A passkey of a customer. */
export interface PasskeyTable {
  /** Random id for pages. */
  id: string
  /** The device's id of the key, base64url. */
  credential_id: string
  customer_id: string
  /** COSE, base64url. */
  public_key: string
  /** The number of signatures, if the device counts them. */
  counter: number
  /** Transports, separated by commas. */
  transports: string
  name: string
  made_at: number
  used_at: number | null
}

/** A used challenge of a passkey; each may be used only once. */
export interface UsedChallengeTable {
  challenge: string
  ends_at: number
}
