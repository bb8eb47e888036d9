import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { StaffRole } from '../../../src/model/staff.ts'

export interface StaffMemberTable {
  id: string
  /** Lower case. */
  email: string
  name: string
  role: StaffRole
  /** Language of this person's pages and mails. */
  lang: Language
  /** Empty until a password is chosen through a mailed link. */
  password_hash: string
  /** Encrypted; null until the first code has been typed. */
  totp_secret: string | null
  /** The time step of the last accepted code, so that none is accepted twice. */
  totp_step: Generated<number>
  created_at: number
  removed_at: Generated<number | null>
}

export interface StaffSessionTable {
  /** SHA-256 of the id in the cookie. */
  id: string
  staff_id: string
  /** `code`: the password was right. `setup`: codes are being set up. `open`: logged in. */
  stage: 'code' | 'setup' | 'open'
  /** The secret that is being set up, encrypted. */
  pending_secret: Generated<string | null>
  /** A notice that the next page shows once; JSON. */
  notice: Generated<string | null>
  created_at: number
  seen_at: number
  /** When a code was last typed in the session. */
  proved_at: number
}

/** A mailed link by which a member of the staff chooses a password. */
export interface StaffLinkTable {
  /** SHA-256 of the token, which only the mail contains. */
  token_hash: string
  staff_id: string
  made_at: number
  used_at: number | null
}

export interface StaffRecoveryCodeTable {
  /** A signature of the code. */
  code_hash: string
  staff_id: string
  used_at: number | null
}

/** The audit trail of the staff; rows are never changed or deleted. */
export interface StaffAuditTable {
  id: Generated<number>
  at: number
  staff_id: string | null
  /** The name at that time. */
  staff_name: string
  action: string
  subject_kind: string
  subject: string
  /** JSON. */
  before: string | null
  after: string | null
}
