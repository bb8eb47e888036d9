import { REST_MS } from './loader/constants.ts'
import { all } from './loader/dom.ts'
import { nonce } from './loader/page.ts'
import { PART_TIMEOUT_MS } from './model/limits.ts'

/** The page itself, a press on a control, or a press on "try again". */
export type LoadReason = 'auto' | 'press' | 'retry'

/** A file of a tag's part did not arrive: it is missing, took more than 120 s, or failed otherwise. */
export interface ChunkLoadError extends Error {
  readonly name: 'ChunkLoadError'
  readonly tag: string
  readonly type: 'missing' | 'timeout' | 'other'
  readonly url: string
}

interface Load {
  module?: Promise<unknown> | undefined
  /** Whether it has loaded. */
  ok?: boolean
  until: number
  rest: number
}

const loads = new Map<string, Load>()

/**
 * Runs the task of this name once, and again only after a failure. `isAgain` is true for a repeated
 * attempt, which must bypass every cache. Returns undefined while retries are paused after a failure.
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
      // A retry has replaced this attempt.
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

/** A named file: the tag whose part it belongs to, and its SHA-256 in base64. */
export interface NamedFile {
  readonly tag: string
  readonly file: string
  readonly hash: string | undefined
}

/** Imports a file that has no imports of its own. */
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
 * Fetches a file and resolves to its address: `import` alone reports no status, cannot be aborted, and in
 * Firefox never retries after a failure.
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
 * Makes the browser check a module against its hash and keep it, so that the import uses the checked copy:
 * a server could answer the fetch with the right bytes and the import with others. Imports of a module are
 * admitted before it, because Firefox would request them at once, and without a check.
 */
export async function admit(tag: string, url: string, hash: string | undefined): Promise<void> {
  const signal = AbortSignal.timeout(PART_TIMEOUT_MS)
  const link = Document.prototype.createElement.call(document, 'link') as HTMLLinkElement
  const isKept = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new Error('Not the file that was built'))
    // If the page removes the link, Firefox fires neither event.
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
