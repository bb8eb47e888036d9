import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/schema.ts'
import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts'
import type { AreaGuard } from '../../platform/http/access.ts'
import type { SessionCookies } from '../../platform/http/session-cookie.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { ShopError } from '../../platform/shop-error.ts'
import {
  deleteOldSessions,
  findStaffSession,
  type StaffMember,
  type StaffSession,
  type Stage,
  touchStaffSession,
} from './session-queries.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The staff session of the request; only on pages of the staff area. */
    staff?: StaffVisit
  }
}

interface StaffVisit {
  /** From a cookie that this shop issued; set before anybody is logged in. */
  readonly sessionId?: string
  /** A stored session that has not expired. */
  readonly session?: StaffSession
}

/** A login ends after the first time without a request, and at the latest after the second. */
const IDLE_MS = 30 * MINUTE_MS
const LOGIN_MS = 12 * HOUR_MS
/** The time between the password and the code. */
const ENTRY_MS = 10 * MINUTE_MS
/** A dangerous action requires a code that was typed within this time. */
const PROOF_MS = 10 * MINUTE_MS
const TOUCH_MS = MINUTE_MS

export interface StaffSessionOptions extends Pick<Sources, 'db' | 'now' | 'isSecure'> {
  readonly cookies: SessionCookies
}

/** Reads the session of each request to the staff area. */
export function readStaffSessions(
  shop: FastifyInstance,
  { db, cookies, now }: StaffSessionOptions,
): void {
  shop.addHook('onRequest', async (request) => {
    const sessionId = cookies.read(request.cookies[cookies.name])
    if (sessionId === undefined) return
    const stored = await findStaffSession(db, sessionId)
    const session = stored && isAlive(stored, now()) ? stored : undefined
    request.staff = { sessionId, ...(session && { session }) }
    if (session && now() - session.seenAt > TOUCH_MS) await touchStaffSession(db, sessionId, now())
  })
}

function isAlive({ stage, createdAt, seenAt }: StaffSession, now: number): boolean {
  if (stage !== 'open') return now - createdAt < ENTRY_MS
  return now - seenAt < IDLE_MS && now - createdAt < LOGIN_MS
}

/** Deletes sessions that have expired. */
export function deleteEndedSessions(db: Db, now: number): Promise<void> {
  return deleteOldSessions(db, now - LOGIN_MS)
}

/** Issues another session to the browser, as each step of a login does; returns its id. */
export function issueStaffCookie(
  reply: FastifyReply,
  { cookies, isSecure }: Pick<StaffSessionOptions, 'cookies' | 'isSecure'>,
): string {
  const value = cookies.issue()
  reply.setCookie(cookies.name, value, {
    // The `__Host-` prefix requires the root path.
    path: isSecure ? '/' : '/staff',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  })
  return cookies.read(value) ?? ''
}

/** Returns the session where it is in one of these stages. */
export function sessionIn(
  { staff }: FastifyRequest,
  ...stages: readonly Stage[]
): StaffSession | undefined {
  return staff?.session && stages.includes(staff.session.stage) ? staff.session : undefined
}

/** Returns the session of a logged-in member. */
export function openSession(request: FastifyRequest): StaffSession {
  const session = sessionIn(request, 'open')
  if (!session) throw new ShopError(401, 'request.login')
  return session
}

export function hasFreshProof({ provedAt }: StaffSession, now: number): boolean {
  return now - provedAt < PROOF_MS
}

export function staffTokenOwner(sessionId: string): string {
  return `staff ${sessionId}`
}

export function mayRead({ role }: StaffMember, roles: readonly string[] = []): boolean {
  return roles.includes(role)
}

/** Enforces the access rules on every page of the staff area. */
export const staffGuard: AreaGuard = {
  tokenOwner: ({ staff }) => staff?.sessionId && staffTokenOwner(staff.sessionId),
  assertRole(request, { roles }) {
    const { member } = openSession(request)
    if (mayRead(member, roles)) return
    request.noteAttempt('role', { id: member.id })
    throw new ShopError(403, 'request.forbidden')
  },
}
