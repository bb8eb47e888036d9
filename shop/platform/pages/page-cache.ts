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

/** Stock moves without a new catalogue; a page may be this much behind what it was drawn from. */
const TTL_MS = 5000
const MAX_PATH_LENGTH = 300
/** Beside its bytes, a page is kept as those compressed: for everybody in two ways, and in pieces. */
const BYTES_KEPT = 1.6
/** What keeping a page takes beside its bytes. */
const ENTRY_BYTES = 2048

const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024

/** A page that was drawn for everybody who sees the same prices. */
export interface CachedPage extends PageBytes {
  /** When something on it ends: it is shown to nobody from then on. */
  readonly endsAt: number
  /** What those get who have no session, once somebody has asked for it. */
  forAll?: PublicPage | undefined
  /** What those get who have one, once somebody has asked for it. */
  forEach?: GzipTemplate | undefined
}

interface Entry {
  readonly page: CachedPage
  readonly until: number
}

/** A page with its places, and what stands in them for who has no session. */
interface DrawnPage {
  readonly markup: string
  readonly values: PersonalValues
}

/** How a page is drawn that is not kept. */
interface Drawing {
  readonly draw: (page: PageContext) => Promise<DrawnPage | undefined>
  /** When something on it ends that is known to end. */
  readonly endsAt: () => Promise<number>
}

export interface PageCache {
  /** The page drawn for everybody who sees the same prices; drawn again when it is too old. */
  read(page: PageContext, version: number, drawing: Drawing): Promise<CachedPage | undefined>
}

interface PageCacheOptions {
  readonly now?: () => number
  readonly maxBytes?: number | undefined
}

/**
 * Caches drawn pages for each address, price view and version of the catalogue. What has not been
 * asked for the longest is forgotten first. Those who ask for a page while it is drawn share it.
 */
export function createPageCache({
  now = Date.now,
  maxBytes = DEFAULT_CACHE_BYTES,
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
    // Where nothing has changed on it, what was compressed of it stays.
    const same = before?.forNobody.equals(bytes.forNobody) ? before : bytes
    const kept: CachedPage = { ...same, endsAt }
    if (page.path.length <= MAX_PATH_LENGTH) {
      const until = Math.min(now() + TTL_MS, endsAt)
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

/** What ends is asked for first: a campaign may end while the page is drawn. */
async function drawWhole(page: PageContext, { draw, endsAt }: Drawing) {
  return { endsAt: await endsAt(), drawn: await draw(withoutPerson(page)) }
}

/** Nobody else's agreement has this key; the path comes last, because a visitor writes it. */
function keyOf(page: PageContext, version: number): string {
  const { language, storefront, viewer, path } = page
  const prices = `${priceAccess(page)} ${viewer.wantsVat === true} [${viewer.priceLists?.key ?? ''}]`
  return `${version} ${language} ${storefront} ${prices} ${path}`
}

/** A shared page shows what stands between the visitor and its prices, and nothing else of who looks. */
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
