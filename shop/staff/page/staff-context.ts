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

/** The page where a code is typed again. */
export const PROVE_PATH = '/staff/prove'

/** The options of the staff area. */
export interface StaffOptions extends Sources {
  readonly shop: ShopFacts
  /** The keys that encrypt the secrets of the staff's second steps. */
  readonly keys: SecretKeys
  readonly cookies: SessionCookies
  readonly tokens: VerificationTokens
  /** Delays the answer to a login with many attempts. */
  readonly wait: (ms: number) => Promise<unknown>
  /** Writes counts that are still in memory. */
  readonly flushCounts: () => Promise<void>
  readonly assets: Assets | undefined
  /** The origins that pages may load pictures from, besides the shop itself. */
  readonly pictureOrigins: readonly string[]
}

/** The context of every page of the staff area: its reader, language and notice. */
export interface StaffContext {
  readonly shop: ShopFacts
  readonly language: Language
  readonly t: Text
  readonly token: string
  /** Absent where nobody is logged in. */
  readonly member?: StaffMember
  /** The address, including the query. */
  readonly path: string
  /** The result of the last form, or why it was refused. */
  readonly notice?: Notice
  readonly now: number
}

const CurrentPage = createContext<StaffContext | undefined>(undefined)
export const StaffProvider = CurrentPage.Provider

/** The context of the page that is being drawn. */
export function useStaff(): StaffContext {
  const context = useContext(CurrentPage)
  if (!context) throw new Error('Not in a page of the staff area')
  return context
}

/** Reads the context of a page; a notice is shown once, and deleted. */
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
  // The notice is kept for the page after the code.
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

/** A context for errors in which the database may not answer: without a menu or the session. */
export function bareContext({ shop, now }: StaffOptions, request: FastifyRequest): StaffContext {
  const language = languageOf(request, shop)
  return { shop, language, t: shop.text(language), token: '', path: request.url, now: now() }
}

/**
 * The language of a browser without a login: its own, if the shop has it, or else the shop's first.
 */
function languageOf({ headers }: FastifyRequest, { languages }: ShopFacts): Language {
  const [first] = headers['accept-language']?.match(/\b(?:sv|en)\b/i) ?? []
  if (first === undefined) return languages[0] ?? 'sv'
  return first.toLowerCase() === 'en' ? 'en' : 'sv'
}

/** `svenska` */
export function languageName(language: Language, reader: Language): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
}

/** Formats an amount for the reader, in the shop's currency or an order's. */
export function staffMoney(
  { shop, language }: Pick<StaffContext, 'shop' | 'language'>,
  minor: number,
  currency = shop.currency,
): string {
  return formatMoney(minor, currency, language)
}

/** The content of a page of the staff area. */
export interface StaffContent {
  readonly title: string
  readonly main: ReactNode
  /** A page to be printed, without the menu. */
  readonly isSheet?: boolean
}
