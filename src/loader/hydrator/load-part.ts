import type { LoadReason } from '../../load-once.ts'
import { HEADER_TAG } from '../constants.ts'
import { stateOf } from '../dom.ts'
import { findHosts } from './find-hosts.ts'
import { loader } from './page-loader.ts'
import { rememberControls } from './replay.ts'
import { pageLanguage } from './texts.ts'

/** Filled in by the build, by tag. Names are relative to the loader's own address. */
declare const COURTSIDE_PARTS: Readonly<Record<string, PartFiles>>
/** Files of texts by language and set; `core` is in all of them. */
declare const COURTSIDE_TEXTS: Readonly<Record<'sv' | 'en', Readonly<Record<string, string>>>>
/** Files that parts load on demand, each with its imports. */
declare const COURTSIDE_LATER: Readonly<Record<string, readonly string[]>>
/** The hash of each of these files. */
declare const COURTSIDE_HASHES: Readonly<Record<string, string>>
/** Tags that put articles into the cart. */
declare const COURTSIDE_ADDING: readonly string[]
/** Tags that are hydrated once the cart has changed. */
declare const COURTSIDE_STALE: readonly string[]

interface PartFiles {
  /** The entry first: a file comes before its imports. */
  readonly files: readonly string[]
  /** The set of its texts; a part in a file of its own contains them. */
  readonly texts?: string
}

/** The exports of a part's entry. */
interface Part {
  /** Registers the element under this tag name. */
  define(name: string): void
  /** Mounts the view on a plain element; the returned function undoes that. */
  mount(element: Element): unknown
  /** Requests what a press will need, while the view is still being drawn. */
  prepare?(): void
}

const parts = new Map(Object.entries(COURTSIDE_PARTS))
const pendingFiles = new Map<string, Promise<string>>()
const pendingHosts = new WeakSet<Element>()
/** Plain elements with a mounted view, and the function that undoes it. */
const mounted = new Map<Element, unknown>()

export function isPartTag(tag: string): boolean {
  return parts.has(tag) || tag === HEADER_TAG
}

/** Loads the element's part, and again on a retry. */
export function hydrateNow(host: Element, why: LoadReason = 'auto'): void {
  hydrate(host, why, () => hydrateNow(host, 'retry'))
}

/** Loads the element's part and hands the element over to it. */
export function hydrate(host: Element, why: LoadReason, onRetry: () => void): void {
  const tag = loader.tagOf(host)
  if (isPending(host, why)) return
  if (tag === HEADER_TAG) loader.showHeader(host)
  const module = bring(tag, why)
  if (!module) return
  pendingHosts.add(host)
  rememberControls(host)
  host.setAttribute('data-state', 'loading')
  module
    .then((part) => {
      if (loader.heldEvents.get(host)?.size) {
        ;(part as Part).prepare?.()
        bringFollowing(host)
      }
      activatePart(host, part as Part)
    })
    .catch((error) => loader.fail(host, error, onRetry))
    .finally(() => pendingHosts.delete(host))
}

/**
 * A tag's part, with the texts it needs; undefined for a tag without one, or while retries are paused after
 * a failure.
 */
export function bring(tag: string, why: LoadReason = 'press'): Promise<unknown> | undefined {
  const part = parts.get(tag)
  return part && loader.load(tag, why, (isAgain) => loadPart(tag, part, isAgain))
}

/** Loads a file that a part requests by name, with its imports. */
export function bringLater(file: string): Promise<unknown> | undefined {
  const files = COURTSIDE_LATER[file] ?? []
  return loader.load(file, 'press', (isAgain) => loadPart('courtside', { files }, isAgain))
}

/** Preloads a tag's part; hydrating its element requests it again and shows errors. */
export function preload(tag: string): void {
  // The loading code has logged the failure.
  bring(tag, 'auto')?.catch(() => {})
}

/** Preloads the parts that show the new cart while the articles are being added. */
export function bringFollowing(host: Element): void {
  if (!COURTSIDE_ADDING.includes(loader.tagOf(host))) return
  for (const tag of COURTSIDE_STALE) if (findHosts([tag])[0]) preload(tag)
}

function isPending(host: Element, why: LoadReason): boolean {
  return (
    stateOf(host) === 'ready' ||
    loader.hydrated.has(host) ||
    (pendingHosts.has(host) && why !== 'retry')
  )
}

/** A plain element that has left the page loses its view, and gets it again when it returns. */
export function releaseMounted(): void {
  for (const [host, undo] of mounted) {
    if (host.isConnected) continue
    if (typeof undo === 'function') undo()
    mounted.delete(host)
    loader.hydrated.delete(host)
  }
}

function activatePart(host: Element, part: Part): void {
  if (loader.hydrated.has(host)) return
  loader.hydrated.add(host)
  // Its plain part may have failed to draw it meanwhile.
  if (stateOf(host) === 'failed') host.setAttribute('data-state', 'loading')
  const { localName } = host
  if (!localName.endsWith(loader.tagOf(host))) {
    rememberControls(host)
    mounted.set(host, part.mount(host))
  } else if (!customElements.get(localName)) {
    rememberControls(host)
    part.define(localName)
  }
}

async function loadPart(
  tag: string,
  { files, texts = '' }: PartFiles,
  isAgain: boolean,
): Promise<unknown> {
  const textsFile = COURTSIDE_TEXTS[pageLanguage()][texts]
  const needed = textsFile ? [...files, textsFile] : files
  const urls = await Promise.all(needed.map((it) => fetchOnce(tag, it, isAgain)))
  // A file comes before its imports in the list, and is admitted after them.
  const hashed = urls.map((url, at) => ({ url, hash: COURTSIDE_HASHES[needed[at] ?? ''] }))
  await Promise.all(hashed.reverse().map(({ url, hash }) => loader.admit(tag, url, hash)))
  // Importing the first file alone would load its imports one after another.
  const imports = urls.map((it) => importFile(tag, it))
  const ended = await Promise.allSettled(imports)
  // A file that imports a broken one is broken too, and comes before it: the last one is the cause.
  await imports[ended.findLastIndex((it) => it.status === 'rejected')]
  return imports[0]
}

/** Parts that are hydrated at the same time share the requests for their common files. */
function fetchOnce(tag: string, file: string, isAgain: boolean): Promise<string> {
  const before = pendingFiles.get(file)
  if (before && !isAgain) return before
  const url = loader.fetchFile(tag, file, isAgain)
  pendingFiles.set(file, url)
  url.catch(() => pendingFiles.delete(file))
  return url
}

async function importFile(tag: string, url: string): Promise<unknown> {
  try {
    return await import(url)
  } catch (cause) {
    throw loader.loadError(tag, 'other', url, cause)
  }
}
