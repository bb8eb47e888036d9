import type { Generated } from 'kysely'

/** Codes of an app that a customer's login asks for. */
export interface SecondStepTable {
  customer_id: string
  /** Encrypted for this customer; null until a code of it has been typed. */
  secret: string | null
  /** The time step of the last code that was taken. */
  step: Generated<number>
  /** Since when logins ask for it. */
  since: number | null
  /** A secret that is shown and not yet confirmed. */
  pending_secret: string | null
  pending_at: number | null
}

/** A code on paper, in place of one of the app. */
export interface RecoveryCodeTable {
  /** A signature of the code, which is shown once and kept nowhere. */
  code_hash: string
  customer_id: string
  used_at: number | null
  /** Null for codes of before this was kept. */
  made_at: number | null
}

/** A login that has proved the password and waits for its code. */
export interface LoginStepTable {
  /** SHA-256 of the id in the cookie. */
  session_id: string
  customer_id: string
  made_at: number
}

/** A key in a device by which a customer logs in. */
export interface PasskeyTable {
  /** Random; names it on pages. */
  id: string
  /** As the device knows it, base64url. */
  credential_id: string
  customer_id: string
  /** COSE, base64url. */
  public_key: string
  /** How often it has signed, where the device counts. */
  counter: number
  /** How it is reached, with commas between. */
  transports: string
  name: string
  made_at: number
  used_at: number | null
}

/** A question to a passkey that has been answered: it is answered once. */
export interface UsedChallengeTable {
  challenge: string
  ends_at: number
}
