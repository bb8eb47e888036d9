import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import {
  type ChallengePurpose,
  makeChallenge,
  readChallenge,
} from '../../login/passkeys/challenge.ts'
import {
  creationOptions,
  requestOptions,
  verifyCreation,
  verifySignature,
} from '../../login/passkeys/passkey-library.ts'
import type { RelyingParty } from '../../login/passkeys/relying-party.ts'
import { holdRow } from '../../platform/db/hold.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Customer, Visitor } from '../../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import type { Signer } from '../../platform/signer.ts'
import { notifyOwner } from '../customers/account-notices.ts'
import { enterAccount } from './log-in.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  type Passkey,
  saveUse,
  takeChallenge,
} from './passkey-queries.ts'
import { proveOwner, type SecurityActions } from './prove-owner.ts'

/** More than anybody has devices for. */
const MAX_PASSKEYS = 20
export const MAX_PASSKEY_NAME = 60

export interface PasskeyActions extends SecurityActions {
  readonly signer: Signer
}

const clientDataSchema = v.object({ challenge: v.pipe(v.string(), v.maxLength(200)) })
/** The library checks everything else. */
const sentSchema = v.pipe(
  v.string(),
  v.maxLength(20_000),
  v.parseJson(),
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(1400)),
    response: v.object({
      clientDataJSON: v.pipe(
        v.string(),
        v.transform((it) => Buffer.from(it, 'base64url').toString('utf8')),
        v.parseJson(),
        clientDataSchema,
      ),
    }),
  }),
)

/** The browser's options for adding a passkey to the customer's account, as JSON. */
export async function passkeyCreationOptions(
  { db, signer, now }: PasskeyActions,
  { party, shopName }: { readonly party: RelyingParty; readonly shopName: string },
  { customer, sessionId }: { readonly customer: Customer; readonly sessionId: string },
): Promise<string> {
  const { id: customerId, email } = customer
  return creationOptions({
    party,
    shopName,
    email,
    // The same for all passkeys of an account; it does not reveal whose they are.
    userId: Buffer.from(signer.sign('passkeyUser', customerId), 'base64url'),
    challenge: makeChallenge(signer, { sessionId, customerId }, now()),
    existing: await listPasskeys(db, customerId),
  })
}

/** The browser's options for a passkey login, as JSON. */
export function passkeyLoginOptions(
  { signer, now }: Pick<PasskeyActions, 'signer' | 'now'>,
  party: RelyingParty,
  sessionId: string,
): Promise<string> {
  return requestOptions(party, makeChallenge(signer, { sessionId }, now()))
}

interface SentCredential {
  readonly party: RelyingParty
  /** JSON, filled in by the page's script. */
  readonly credential: string
}

/**
 * Stores the passkey that a browser has created; returns false where it is invalid, too late, or
 * already somebody's.
 */
export async function addPasskey(
  actions: PasskeyActions,
  visitor: Visitor,
  { name, ...sent }: SentCredential & { readonly name: string },
): Promise<boolean> {
  const { db, now, flushOutbox } = actions
  const { customer, session } = visitor
  if (!customer || !session) return false
  const answer = readResponse(actions, { sessionId: session.id, customerId: customer.id }, sent)
  const made = answer && (await verifyCreation(answer))
  if (!made) return false
  const named = name.trim().slice(0, MAX_PASSKEY_NAME)
  const isAdded = await inTransaction(db, async (tx) => {
    if (!(await takeChallenge(tx, answer))) return false
    await holdRow(tx, 'customer', customer.id)
    if ((await listPasskeys(tx, customer.id)).length >= MAX_PASSKEYS) return false
    const key = { ...made, id: randomUUID(), customerId: customer.id, name: named }
    if (!(await insertPasskey(tx, key, now()))) return false
    await notifyOwner(tx, visitor, { ...customer, reason: 'passkeyadded' }, now())
    return true
  })
  flushOutbox()
  return isAdded
}

/**
 * Removes one of the customer's passkeys; returns false where the password is wrong. The password
 * itself remains, so there is always a way in.
 */
export async function removePasskey(
  actions: PasskeyActions,
  visitor: Visitor,
  { id, password }: { readonly id: string; readonly password: string },
): Promise<boolean> {
  const { db, now, flushOutbox } = actions
  const { customer } = visitor
  if (!customer || !(await proveOwner(actions, customer.id, password))) return false
  await inTransaction(db, async (tx) => {
    const isGone = await deletePasskey(tx, { id, customerId: customer.id })
    if (isGone) await notifyOwner(tx, visitor, { ...customer, reason: 'passkeyremoved' }, now())
  })
  flushOutbox()
  return true
}

interface PasskeyLogin extends SentCredential {
  /** The IP address. */
  readonly address: string
  readonly newSession: () => string
}

/**
 * Logs in with a passkey. The device has verified its user, so this counts as both steps of a
 * login. A passkey with a lower counter than before is a copy, and is refused.
 */
export async function logInByPasskey(
  actions: PasskeyActions,
  visitor: Visitor,
  { address, newSession, ...sent }: PasskeyLogin,
): Promise<Passkey | undefined> {
  const { db, attempts, now } = actions
  const tried = { limit: ATTEMPT_LIMITS.passkeyFromAddress, by: address }
  await attempts.count(tried)
  const { session } = visitor
  const answer = session && readResponse(actions, { sessionId: session.id }, sent)
  const key = answer && (await findPasskey(db, answer.id))
  const counter = key && (await verifySignature(answer, key))
  if (!key || counter === undefined) return undefined
  const isOpen = await inTransaction(db, async (tx) => {
    if (!(await takeChallenge(tx, answer))) return false
    if (!(await saveUse(tx, { id: key.id, counter }, now()))) return false
    const account = { id: key.customerId, companyId: key.companyId }
    await enterAccount(tx, visitor, { account, newSessionId: newSession() }, now())
    return true
  })
  if (!isOpen) return undefined
  await attempts.forgive(tried)
  return key
}

/** Returns the browser's response where it answers a challenge of this shop that is still valid. */
function readResponse(
  { signer, now }: PasskeyActions,
  purpose: ChallengePurpose,
  { party, credential }: SentCredential,
) {
  const { success, output } = v.safeParse(sentSchema, credential)
  if (!success) return undefined
  const { challenge } = output.response.clientDataJSON
  const endsAt = readChallenge(signer, purpose, challenge, now())
  if (endsAt === undefined) return undefined
  return { id: output.id, party, credential: JSON.parse(credential), challenge, endsAt }
}
