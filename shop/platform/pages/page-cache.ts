import { BoundedCache } from '../bounded-cache.ts'
import type { GzipTemplate } from './gzip-template.ts'
import { type PageContext, priceAccess } from './page-context.ts'
import {
  BLANK_CONSENT_WAKE,
  BLANK_EMAIL,
  BLANK_TOKEN,
  type PageBytes,
  type PersonalValues,
  toPageBytes,
} from './page-template.ts'
import type { PublicPage } from './public-page.ts'

/** Stock changes without a new catalogue version; a page may be this old. */
const MAX_AGE_MS = 5000
const MAX_PATH_LENGTH = 300
/** Memory of a page per byte of it, including its compressed forms: two whole ones and the pieces. */
const BYTES_KEPT = 1.6
/** Overhead of a cached page. */
const ENTRY_BYTES = 2048

const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024

/** A page that is shared by everybody who sees the same prices. */
export interface CachedPage extends PageBytes {
  /** When something on it expires; the page is not shown after that. */
  readonly endsAt: number
  /** The page for viewers without a session; made at the first request for it. */
  forAll?: PublicPage | undefined
  /** The page for viewers with a session; made at the first request for it. */
  forEach?: GzipTemplate | undefined
}

interface Entry {
  readonly page: CachedPage
  readonly until: number
}

/** A page with its slots, and their values for viewers without a session. */
interface DrawnPage {
  readonly markup: string
  readonly values: PersonalValues
}

/** How to draw a page that is not cached. */
interface Drawing {
  readonly draw: (page: PageContext) => Promise<DrawnPage | undefined>
  /** When the first thing on it expires. */
  readonly endsAt: () => Promise<number>
}

export interface PageCache {
  /** The shared page; drawn again when it is too old. */
  read(page: PageContext, version: number, drawing: Drawing): Promise<CachedPage | undefined>
}

interface PageCacheOptions {
  readonly now?: () => number
  readonly maxBytes?: number | undefined
  readonly maxAgeMs?: number | undefined
}

/**
 * Caches drawn pages for each address, price view and version of the catalogue. The least recently used
 * page is dropped first. Requests for a page that is being drawn share the result.
 */
export function createPageCache({
  now = Date.now,
  maxBytes = DEFAULT_CACHE_BYTES,
  maxAgeMs = MAX_AGE_MS,
}: PageCacheOptions = {}): PageCache {
  const entries = new BoundedCache<Entry>(maxBytes)
  const inWork = new Map<string, Promise<CachedPage | undefined>>()

  async function draw(
    key: string,
    page: PageContext,
    drawing: Drawing,
  ): Promise<CachedPage | undefined> {
    const { endsAt, drawn } = await drawWhole(page, drawing)
    if (!drawn) return undefined
    const bytes = toPageBytes(drawn.markup, drawn.values)
    const before = entries.get(key)?.page
    // An unchanged page keeps its compressed forms.
    const same = before?.forNobody.equals(bytes.forNobody) ? before : bytes
    const kept: CachedPage = { ...same, endsAt }
    if (page.path.length <= MAX_PATH_LENGTH) {
      const until = Math.min(now() + maxAgeMs, endsAt)
      const { length } = kept.forNobody
      entries.set(key, { page: kept, until }, Math.ceil(length * BYTES_KEPT) + ENTRY_BYTES)
    }
    return kept
  }

  return {
    async read(page, version, drawing) {
      const key = keyOf(page, version)
      const entry = entries.get(key)
      if (entry && entry.until > now()) return entry.page
      const pending = inWork.get(key) ?? draw(key, page, drawing).finally(() => inWork.delete(key))
      inWork.set(key, pending)
      return pending
    },
  }
}

/** Reads the expiry first: a campaign may end while the page is drawn. */
async function drawWhole(page: PageContext, { draw, endsAt }: Drawing) {
  return { endsAt: await endsAt(), drawn: await draw(withoutPerson(page)) }
}

/** Separates price agreements; the path comes last, because visitors can choose it freely. */
function keyOf(page: PageContext, version: number): string {
  const { language, storefront, viewer, demoLine, path } = page
  const prices = `${priceAccess(page)} ${viewer.wantsVat === true} [${viewer.priceLists?.key ?? ''}]`
  return `${version} ${language} ${storefront} ${prices} ${demoLine} ${path}`
}

/** Removes personal data; a shared page only depends on what decides its prices. */
function withoutPerson(page: PageContext): PageContext {
  const { isBusiness, priceLists, wantsVat } = page.viewer
  return {
    ...page,
    token: BLANK_TOKEN,
    email: BLANK_EMAIL,
    consentWake: BLANK_CONSENT_WAKE,
    viewer: {
      isAuthenticated: isBusiness || priceAccess(page) === 'business',
      isBusiness,
      priceLists,
      wantsVat,
    },
  }
}
