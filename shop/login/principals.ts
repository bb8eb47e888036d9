import { ATTEMPT_LIMITS, type AttemptLimit } from '../platform/limits/attempt-limits.ts'

/**
 * A kind of user who logs in. One core serves both kinds; the differences between them are data.
 */
export interface Principals {
  readonly table: 'customer' | 'staff_member'
  /** The column that names the owner in the tables of sessions, links and codes. */
  readonly owner: 'customer_id' | 'staff_id'
  readonly sessions: 'session' | 'staff_session'
  /** Mailed links, each valid once. */
  readonly links: 'password_link' | 'staff_link'
  readonly recoveryCodes: 'recovery_code' | 'staff_recovery_code'
  /** The purpose that recovery codes are signed for. */
  readonly recoveryPurpose: 'customerRecovery' | 'recovery'
  /**
   * Where the secret of an authenticator app is stored, and the time step of its last used code.
   */
  readonly totp: {
    readonly table: 'second_step' | 'staff_member'
    readonly owner: 'customer_id' | 'id'
    readonly secret: 'secret' | 'totp_secret'
    readonly step: 'step' | 'totp_step'
  }
  /** The owner's name in the encryption of a secret; no customer's equals a staff member's. */
  readonly secretOwner: (id: string) => string
  readonly limits: {
    readonly ownPassword: AttemptLimit
    readonly codeInSession: AttemptLimit
    /** Limits for app codes; recovery codes cannot be guessed. */
    readonly codeOfAccount: readonly AttemptLimit[]
  }
}

export const CUSTOMERS: Principals = {
  table: 'customer',
  owner: 'customer_id',
  sessions: 'session',
  links: 'password_link',
  recoveryCodes: 'recovery_code',
  recoveryPurpose: 'customerRecovery',
  totp: { table: 'second_step', owner: 'customer_id', secret: 'secret', step: 'step' },
  secretOwner: (id) => `customer ${id}`,
  limits: {
    ownPassword: ATTEMPT_LIMITS.ownPassword,
    codeInSession: ATTEMPT_LIMITS.codeInSession,
    codeOfAccount: [ATTEMPT_LIMITS.codeOfAccountHourly, ATTEMPT_LIMITS.codeOfAccountDaily],
  },
}

export const STAFF: Principals = {
  table: 'staff_member',
  owner: 'staff_id',
  sessions: 'staff_session',
  links: 'staff_link',
  recoveryCodes: 'staff_recovery_code',
  recoveryPurpose: 'recovery',
  totp: { table: 'staff_member', owner: 'id', secret: 'totp_secret', step: 'totp_step' },
  secretOwner: (id) => id,
  limits: {
    ownPassword: ATTEMPT_LIMITS.staffOwnPassword,
    codeInSession: ATTEMPT_LIMITS.staffCodeInSession,
    codeOfAccount: [ATTEMPT_LIMITS.staffCodeOfAccount],
  },
}
