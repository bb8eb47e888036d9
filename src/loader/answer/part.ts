import type { Why } from '../../load.ts'
import type { Part } from '../desk.ts'
import { desk } from './desk.ts'
import { keep } from './settle.ts'
import { pageLanguage } from './texts.ts'

/** One line of the table of parts. Names of files are relative to the loader's own address. */
interface PartFiles {
  /** The entry first. */
  readonly files: readonly string[]
}

/** Filled in by the build. */
declare const COURTSIDE_PARTS: Record<string, PartFiles>
declare const COURTSIDE_TEXTS: Record<'sv' | 'en', readonly string[]>

const parts = new Map(Object.entries(COURTSIDE_PARTS))
const coming = new Map<string, Promise<string>>()
const waiting = new WeakSet<Element>()

export function isKnown(tag: string): boolean {
  return parts.has(tag)
}

/** Brings the element's part and gives the element to it. */
export function wake(host: Element, why: Why, onRetry: () => void): void {
  const tag = desk.tagOf(host)
  const part = parts.get(tag)
  const [entry] = part?.files ?? []
  if (!part || !entry || desk.given.has(host) || (waiting.has(host) && why !== 'retry')) return
  const module = desk.load(entry, why, (isAgain) => loadPart(tag, part.files, isAgain))
  if (!module) return
  waiting.add(host)
  keep(host)
  host.setAttribute('data-state', 'loading')
  module
    .then((it) => desk.give(host, it as Part))
    .catch((error) => desk.fail(host, error, onRetry))
    .finally(() => waiting.delete(host))
}

async function loadPart(tag: string, files: readonly string[], isAgain: boolean): Promise<unknown> {
  const texts = COURTSIDE_TEXTS[pageLanguage()]
  const urls = await Promise.all([...texts, ...files].map((it) => fetchOnce(tag, it, isAgain)))
  if (texts[0]) await desk.importFile(tag, urls[0] ?? '')
  return desk.importFile(tag, urls[texts.length] ?? '')
}

/** Two parts that wake together share the files they share. */
function fetchOnce(tag: string, file: string, isAgain: boolean): Promise<string> {
  const before = coming.get(file)
  if (before && !isAgain) return before
  const url = desk.fetchFile(tag, file, isAgain)
  coming.set(file, url)
  url.catch(() => coming.delete(file))
  return url
}
