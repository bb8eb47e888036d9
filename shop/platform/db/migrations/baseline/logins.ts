import { sql } from 'kysely'
import { hashKey, key, keyOf, mayBePartOf, partOf, preset, required, unique } from './columns.ts'
import type { Layout } from './layout.ts'

export const LOGINS = [
  session,
  passwordLink,
  softLogin,
  secondStep,
  recoveryCode,
  loginStep,
  passkey,
  usedChallenge,
]

async function session({ table, text, integer, index }: Layout): Promise<void> {
  await table('session')
    // SHA-256 of the id in the cookie.
    .addColumn('id', text, key)
    .addColumn('customer_id', text, mayBePartOf('customer.id'))
    .addColumn('logged_in_at', integer)
    .addColumn('created_at', integer, required)
    .addColumn('seen_at', integer, required)
    // Browser and system at the login, by name; null for logins of older versions.
    .addColumn('browser', text)
    .addColumn('system', text)
    .execute()
  await index('session_customer', 'session', ['customer_id'])
  await index('session_seen', 'session', ['seen_at'])
}

/** A mailed link by which the owner of an address chooses a password. */
async function passwordLink({ table, text, integer, index }: Layout): Promise<void> {
  await table('password_link')
    // SHA-256 of the token, which only the mail contains.
    .addColumn('token_hash', text, hashKey)
    .addColumn('customer_id', text, partOf('customer.id'))
    .addColumn('made_at', integer, required)
    .addColumn('used_at', integer)
    // SHA-256 of the session that used it and of the chosen password's hash.
    .addColumn('used_by', text)
    // The end of its validity, if it is longer than usual.
    .addColumn('good_until', integer)
    .execute()
  await index('password_link_customer', 'password_link', ['customer_id'])
  await index('password_link_age', 'password_link', ['made_at'])
}

/** A mailed link that fills in the address of the registration. */
async function softLogin({ table, text, integer, index }: Layout): Promise<void> {
  await table('soft_login')
    // SHA-256 of the token, which only the mail contains.
    .addColumn('token_hash', text, hashKey)
    .addColumn('email', text, required)
    .addColumn('made_at', integer, required)
    .execute()
  await index('soft_login_age', 'soft_login', ['made_at'])
}

/** A customer's code app, for the second step of the login. */
async function secondStep({ table, text, integer }: Layout): Promise<void> {
  await table('second_step')
    .addColumn('customer_id', text, keyOf('customer.id'))
    // Encrypted for this customer; null until the first code has been typed.
    .addColumn('secret', text)
    // The time step of the last accepted code.
    .addColumn('step', integer, preset(0))
    // Since when logins require it.
    .addColumn('since', integer)
    // A secret that has been shown but not confirmed.
    .addColumn('pending_secret', text)
    .addColumn('pending_at', integer)
    .addCheckConstraint('second_step_secret_since', sql`(secret is null) = (since is null)`)
    .execute()
}

/** A recovery code, used in place of a code of the app. */
async function recoveryCode({ table, text, integer, index }: Layout): Promise<void> {
  await table('recovery_code')
    // A signature of the code, which is shown once and not stored.
    .addColumn('code_hash', text, key)
    .addColumn('customer_id', text, partOf('customer.id'))
    .addColumn('used_at', integer)
    // Null for codes from before this was stored.
    .addColumn('made_at', integer)
    .execute()
  await index('recovery_code_customer', 'recovery_code', ['customer_id'])
}

/** A login with the right password that waits for its code. */
async function loginStep({ table, text, integer, index }: Layout): Promise<void> {
  await table('login_step')
    // SHA-256 of the id in the cookie.
    .addColumn('session_id', text, key)
    .addColumn('customer_id', text, partOf('customer.id'))
    .addColumn('made_at', integer, required)
    .execute()
  await index('login_step_customer', 'login_step', ['customer_id'])
  await index('login_step_age', 'login_step', ['made_at'])
}

/** A passkey of a customer. */
async function passkey({ table, text, integer, index }: Layout): Promise<void> {
  await table('passkey')
    // Random id for pages.
    .addColumn('id', text, key)
    // The device's id of the key, base64url.
    .addColumn('credential_id', text, unique)
    .addColumn('customer_id', text, partOf('customer.id'))
    // COSE, base64url.
    .addColumn('public_key', text, required)
    // The number of signatures, if the device counts them.
    .addColumn('counter', integer, required)
    // Transports, separated by commas.
    .addColumn('transports', text, required)
    .addColumn('name', text, required)
    .addColumn('made_at', integer, required)
    .addColumn('used_at', integer)
    .execute()
  await index('passkey_customer', 'passkey', ['customer_id'])
}

/** A used challenge of a passkey; each may be used only once. */
async function usedChallenge({ table, text, integer, index }: Layout): Promise<void> {
  await table('used_challenge')
    .addColumn('challenge', text, key)
    .addColumn('ends_at', integer, required)
    .execute()
  await index('used_challenge_end', 'used_challenge', ['ends_at'])
}
