import type { FastifyReply, FastifyRequest } from 'fastify'
import { createContext, type ReactNode, useContext } from 'react'
import { formatMoney } from '../../../src/i18n/money.ts'
import type { Text } from '../../../src/i18n/text.ts'
import type { Language } from '../../../src/model/language.ts'
import type { SecretKeys } from '../../login/secret-keys.ts'
import type { SessionCookies } from '../../platform/http/session-cookie.ts'
import type { Sources } from '../../platform/http/sources.ts'
import type { VerificationTokens } from '../../platform/http/verification-token.ts'
import type { Assets } from '../../platform/pages/site.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { type StaffMember, saveNotice } from '../guard/session-queries.ts'
import { issueStaffCookie, sessionIn, staffTokenOwner } from '../guard/staff-sessions.ts'
import { type Notice, readNotice } from './notice.ts'

/** Where a code is typed again. */
export const PROVE_PATH = '/staff/prove'

/** What the staff area is opened with. */
export interface StaffOptions extends Sources {
  readonly shop: ShopFacts
  /** What secrets of the staff are encrypted with. */
  readonly keys: SecretKeys
  readonly cookies: SessionCookies
  readonly tokens: VerificationTokens
  /** Waits before a login is answered that was tried often. */
  readonly wait: (ms: number) => Promise<unknown>
  /** Writes what has been counted and is in memory yet. */
  readonly flushCounts: () => Promise<void>
  readonly assets: Assets | undefined
  /** Where pages may load pictures from, beside the shop itself. */
  readonly pictureOrigins: readonly string[]
}

/** What every page of the staff area knows about whom it is written for. */
export interface StaffContext {
  readonly shop: ShopFacts
  readonly language: Language
  readonly t: Text
  readonly token: string
  /** Absent where nobody is logged in. */
  readonly member?: StaffMember
  /** The address, query included. */
  readonly path: string
  /** What the last form did, or why it was refused. */
  readonly notice?: Notice
  readonly now: number
}

const CurrentPage = createContext<StaffContext | undefined>(undefined)
export const StaffProvider = CurrentPage.Provider

/** What is known of the page that is being drawn. */
export function useStaff(): StaffContext {
  const context = useContext(CurrentPage)
  if (!context) throw new Error('Not in a page of the staff area')
  return context
}

/** Reads for whom a page is written; what it says once is taken away with it. */
export async function readContext(
  options: StaffOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaffContext> {
  const { db, shop, tokens, now } = options
  const { staff, url } = request
  const session = staff?.session
  const isOpen = sessionIn(request, 'open') !== undefined
  const sessionId = staff?.sessionId ?? issueStaffCookie(reply, options)
  const notice = readNotice(session?.notice)
  // It waits for the page that a code is typed for.
  const isRead = !url.startsWith(PROVE_PATH)
  if (session && notice && isRead) await saveNotice(db, session.id, null)
  const language = session?.member.language ?? languageOf(request, shop)
  return {
    shop,
    language,
    t: shop.text(language),
    token: tokens.issue(staffTokenOwner(sessionId)),
    ...(isOpen && session && { member: session.member }),
    path: url,
    ...(notice && { notice }),
    now: now(),
  }
}

/** Where the database may not answer: without a menu, and without touching the session. */
export function bareContext({ shop, now }: StaffOptions, request: FastifyRequest): StaffContext {
  const language = languageOf(request, shop)
  return { shop, language, t: shop.text(language), token: '', path: request.url, now: now() }
}

/** Of a browser whose user nobody knows yet: its own, where there is one, else the shop's. */
function languageOf({ headers }: FastifyRequest, { languages }: ShopFacts): Language {
  const [first] = headers['accept-language']?.match(/\b(?:sv|en)\b/i) ?? []
  if (first === undefined) return languages[0] ?? 'sv'
  return first.toLowerCase() === 'en' ? 'en' : 'sv'
}

/** `svenska` */
export function languageName(language: Language, reader: Language): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
}

/** An amount as the reader writes it: of the shop's currency, or of an order's. */
export function staffMoney(
  { shop, language }: Pick<StaffContext, 'shop' | 'language'>,
  minor: number,
  currency = shop.currency,
): string {
  return formatMoney(minor, currency, language)
}

/** One page of the staff area. */
export interface StaffContent {
  readonly title: string
  readonly main: ReactNode
  /** A page for paper: without the menu. */
  readonly isSheet?: boolean
}
