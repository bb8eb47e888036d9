import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { StaffRole } from '../../../src/model/staff.ts'

export interface StaffMemberTable {
  id: string
  /** Lower case. */
  email: string
  name: string
  role: StaffRole
  /** Of the pages and mails that this person reads. */
  lang: Language
  /** Empty until one is chosen through a link that was mailed. */
  password_hash: string
  /** Encrypted; null until a first code of it has been typed. */
  totp_secret: string | null
  /** The time step of the last code that was taken: none is taken twice. */
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
  /** Encrypted; the secret that is being set up. */
  pending_secret: Generated<string | null>
  /** What the next page says, once; JSON. */
  notice: Generated<string | null>
  created_at: number
  seen_at: number
  /** When a code was last typed in it. */
  proved_at: number
}

/** A link in a mail by which somebody of the staff chooses a password. */
export interface StaffLinkTable {
  /** SHA-256 of the token, which stands in the mail and nowhere else. */
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

/** What the staff did. Nothing in it is ever changed or taken away. */
export interface StaffAuditTable {
  id: Generated<number>
  at: number
  staff_id: string | null
  /** As it was. */
  staff_name: string
  action: string
  subject_kind: string
  subject: string
  /** JSON. */
  before: string | null
  after: string | null
}
