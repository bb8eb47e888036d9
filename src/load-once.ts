import { REST_MS } from './loader/constants.ts'
import { all } from './loader/dom.ts'
import { nonce } from './loader/page.ts'
import { PART_TIMEOUT_MS } from './model/limits.ts'

/** Something in the page asks, somebody pressed a control, or pressed "try again". */
export type LoadReason = 'auto' | 'press' | 'retry'

/** A file of a tag's part did not arrive: not there, not within 120 s, or for another reason. */
export interface ChunkLoadError extends Error {
  readonly name: 'ChunkLoadError'
  readonly tag: string
  readonly type: 'missing' | 'timeout' | 'other'
  readonly url: string
}

interface Load {
  module?: Promise<unknown> | undefined
  /** Whether it has come. */
  ok?: boolean
  until: number
  rest: number
}

const loads = new Map<string, Load>()

/**
 * Loads what has this name once, and again only after a failure. `task` learns whether it is asked
 * again, which means that no cache is to be trusted. Answers with undefined while a failure rests.
 */
export function load(
  name: string,
  why: LoadReason,
  task: (isAgain: boolean) => Promise<unknown>,
): Promise<unknown> | undefined {
  const last = loads.get(name) ?? { until: 0, rest: REST_MS }
  if (last.module && (last.ok || why !== 'retry')) return last.module
  if (why === 'auto' && Date.now() < last.until) return undefined
  const module: Promise<unknown> = task(last.until > 0 || why === 'retry').then(
    (it) => {
      last.ok = true
      return it
    },
    (error) => {
      // Somebody did not want to wait for this attempt.
      if (last.module !== module) return last.module
      last.module = undefined
      last.until = Date.now() + last.rest
      last.rest *= 2
      console.error(error)
      throw error
    },
  )
  last.module = module
  loads.set(name, last)
  return module
}

/** A file that somebody names: for the part of which tag, and its SHA-256 in base64. */
export interface NamedFile {
  readonly tag: string
  readonly file: string
  readonly hash: string | undefined
}

/** Imports a file that has no imports itself. */
export async function importFile(
  { tag, file, hash }: NamedFile,
  isAgain: boolean,
): Promise<unknown> {
  const url = await fetchFile(tag, file, isAgain)
  await admit(tag, url, hash)
  try {
    return await import(url)
  } catch (cause) {
    throw loadError(tag, 'other', url, cause)
  }
}

/**
 * Fetches a file, and answers with its address: import alone reports no status, cannot be stopped, and
 * Firefox never repeats one that has failed.
 */
export async function fetchFile(tag: string, file: string, isAgain: boolean): Promise<string> {
  const { href } = new URL(file, import.meta.url)
  const signal = AbortSignal.timeout(PART_TIMEOUT_MS)
  try {
    const response = await fetch(href, { signal, cache: isAgain ? 'reload' : 'default' })
    if (!response.ok || !response.headers.get('content-type')?.includes('javascript'))
      throw response
    await response.arrayBuffer()
    return href
  } catch (cause) {
    const type = cause instanceof Response ? 'missing' : signal.aborted ? 'timeout' : 'other'
    throw loadError(tag, type, href, cause)
  }
}

/**
 * Has the browser compare a module with its hash and keep it: an import takes what is kept. A server could
 * answer the fetch before with the right bytes and this with others. What a module imports is admitted
 * before it: Firefox asks for it at once, and would compare it with nothing.
 */
export async function admit(tag: string, url: string, hash: string | undefined): Promise<void> {
  const signal = AbortSignal.timeout(PART_TIMEOUT_MS)
  const link = Document.prototype.createElement.call(document, 'link') as HTMLLinkElement
  const isKept = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new Error('Not the file that was built'))
    // A page that takes the link away never hears of it in Firefox.
    signal.onabort = reject
  })
  Object.assign(link, { rel: 'modulepreload', nonce, integrity: `sha256-${hash}`, href: url })
  all(document, ':root')[0]?.append(link)
  try {
    await isKept
  } catch (cause) {
    throw loadError(tag, signal.aborted ? 'timeout' : 'other', url, cause)
  } finally {
    link.remove()
  }
}

export function loadError(
  tag: string,
  type: ChunkLoadError['type'],
  url: string,
  cause: unknown,
): ChunkLoadError {
  const error = new Error(`${type} ${url}`, { cause })
  return Object.assign(error, { name: 'ChunkLoadError', tag, type, url } as const)
}
