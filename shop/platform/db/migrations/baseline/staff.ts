import { hashKey, key, language, must, partOf, preset, required, unique } from './columns.ts'
import type { Layout } from './layout.ts'

export const STAFF = [staffMember, staffSession, staffLink, staffRecoveryCode, staffAudit]

async function staffMember({ table, text, integer }: Layout): Promise<void> {
  await table('staff_member')
    .addColumn('id', text, key)
    // Lower case.
    .addColumn('email', text, unique)
    .addColumn('name', text, required)
    .addColumn('role', text, must(`role in ('owner', 'sales', 'stock')`))
    // Language of this person's pages and mails.
    .addColumn('lang', text, language)
    // Empty until a password is chosen through a mailed link.
    .addColumn('password_hash', text, required)
    // Encrypted; null until the first code has been typed.
    .addColumn('totp_secret', text)
    // The time step of the last accepted code, so that none is accepted twice.
    .addColumn('totp_step', integer, preset(0))
    .addColumn('created_at', integer, required)
    .addColumn('removed_at', integer)
    .execute()
}

async function staffSession({ table, text, json, integer, index }: Layout): Promise<void> {
  await table('staff_session')
    // SHA-256 of the id in the cookie.
    .addColumn('id', text, key)
    .addColumn('staff_id', text, partOf('staff_member.id'))
    // `code`: the password was right. `setup`: codes are being set up. `open`: logged in.
    .addColumn('stage', text, must(`stage in ('code', 'setup', 'open')`))
    // The secret that is being set up, encrypted.
    .addColumn('pending_secret', text)
    // A notice that the next page shows once.
    .addColumn('notice', json('notice'))
    .addColumn('created_at', integer, required)
    .addColumn('seen_at', integer, required)
    // When a code was last typed in the session.
    .addColumn('proved_at', integer, required)
    .execute()
  await index('staff_session_member', 'staff_session', ['staff_id'])
  await index('staff_session_age', 'staff_session', ['created_at'])
}

/** A mailed link by which a member of the staff chooses a password. */
async function staffLink({ table, text, integer, index }: Layout): Promise<void> {
  await table('staff_link')
    // SHA-256 of the token, which only the mail contains.
    .addColumn('token_hash', text, hashKey)
    .addColumn('staff_id', text, partOf('staff_member.id'))
    .addColumn('made_at', integer, required)
    .addColumn('used_at', integer)
    .execute()
  await index('staff_link_member', 'staff_link', ['staff_id'])
}

async function staffRecoveryCode({ table, text, integer, index }: Layout): Promise<void> {
  await table('staff_recovery_code')
    // A signature of the code.
    .addColumn('code_hash', text, key)
    .addColumn('staff_id', text, partOf('staff_member.id'))
    .addColumn('used_at', integer)
    .execute()
  await index('staff_recovery_code_member', 'staff_recovery_code', ['staff_id'])
}

/** The audit trail of the staff; rows are never changed or deleted. */
async function staffAudit({ rowTable, lastingSerial, ...layout }: Layout): Promise<void> {
  const { integer, text, json, index, words, run } = layout
  await rowTable('staff_audit')
    .addColumn('id', lastingSerial)
    .addColumn('at', integer, required)
    .addColumn('staff_id', text)
    // The name at that time.
    .addColumn('staff_name', text, required)
    .addColumn('action', text, required)
    .addColumn('subject_kind', text, required)
    .addColumn('subject', text, required)
    .addColumn('before', json('before'))
    .addColumn('after', json('after'))
    .execute()
  await index('staff_audit_subject', 'staff_audit', ['subject_kind', 'subject', 'id'])
  const refusal = words.refuse('the audit trail is only added to')
  for (const [name, change] of Object.entries({ unchanged: 'update', kept: 'delete' })) {
    const on = `before ${change} on staff_audit`
    await run(words.trigger({ name: `staff_audit_${name}`, on, run: refusal }))
  }
}
