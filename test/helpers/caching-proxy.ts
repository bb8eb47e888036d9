import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

type Headers = Readonly<Record<string, string>>

interface KeptAnswer {
  readonly answer: LightMyRequestResponse
  /** Until when it is fresh, and until when it may be shown during revalidation. */
  readonly freshUntil: number
  readonly staleUntil: number
  /** The values of the headers in `Vary`. */
  readonly asked: ReadonlyMap<string, string>
}

export interface CachingProxy {
  ask(url: string, headers?: Headers): Promise<LightMyRequestResponse>
  /** The number of answers from the cache without a request to the shop. */
  hits(): number
}

/**
 * A shared cache in front of the shop that does everything HTTP allows: it stores whatever is not forbidden,
 * separates requests only by `Vary`, revalidates by entity tag, and shows stale answers as long as allowed.
 */
export function cachingProxy(shop: FastifyInstance, now: () => number = Date.now): CachingProxy {
  const kept = new Map<string, KeptAnswer[]>()
  let hits = 0

  async function ask(url: string, headers: Headers = {}): Promise<LightMyRequestResponse> {
    const known = kept.get(url)?.find(({ asked }) => isFor(asked, headers))
    if (known && now() < known.staleUntil) {
      hits += 1
      if (now() >= known.freshUntil) await refresh(url, headers, known)
      return known.answer
    }
    return refresh(url, headers, known)
  }

  async function refresh(url: string, headers: Headers, known: KeptAnswer | undefined) {
    const etag = known?.answer.headers.etag
    const conditional = etag === undefined ? {} : { 'if-none-match': String(etag) }
    const fresh = await shop.inject({ url, headers: { ...headers, ...conditional } })
    const isSame = known !== undefined && fresh.statusCode === 304
    keep(url, headers, fresh, isSame ? known.answer : fresh)
    return isSame ? known.answer : fresh
  }

  function keep(
    url: string,
    headers: Headers,
    said: LightMyRequestResponse,
    answer: LightMyRequestResponse,
  ): void {
    const others = (kept.get(url) ?? []).filter(({ asked }) => !isFor(asked, headers))
    const lifetime = lifetimeOf(said)
    if (!lifetime) return void kept.set(url, others)
    const names = varyOf(said)
    const asked = new Map(names.map((it) => [it, headers[it] ?? '']))
    const freshUntil = now() + lifetime.fresh * 1000
    const staleUntil = freshUntil + lifetime.stale * 1000
    kept.set(url, [...others, { answer, freshUntil, staleUntil, asked }])
  }

  return { ask, hits: () => hits }
}

function isFor(asked: ReadonlyMap<string, string>, headers: Headers): boolean {
  return [...asked].every(([name, value]) => (headers[name] ?? '') === value)
}

function varyOf({ headers }: LightMyRequestResponse): string[] {
  return String(headers.vary ?? '')
    .toLowerCase()
    .split(/,\s*/)
    .filter(Boolean)
}

/** Seconds; undefined if a shared cache must not store the answer. */
function lifetimeOf(answer: LightMyRequestResponse) {
  const rule = String(answer.headers['cache-control'] ?? '')
  const isKept = [200, 304].includes(answer.statusCode) && !/no-store|private/.test(rule)
  if (!isKept || varyOf(answer).includes('*')) return undefined
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(rule)?.[1] ?? 0)
  // A worst case: an answer without a lifetime is stored as if it never changed.
  const isTimed = /\b(?:s-maxage|max-age)=|no-cache/.test(rule)
  const fresh = /s-maxage/.test(rule) ? seconds('s-maxage') : seconds('max-age')
  return { fresh: isTimed ? fresh : 1e9, stale: seconds('stale-while-revalidate') }
}
