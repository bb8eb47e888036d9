import { importFile, type LoadReason, load } from '../load-once.ts'
import { HEADER_TAG } from './constants.ts'
import { stateOf } from './dom.ts'
import { type LoaderApi, loader, showBusy } from './loader-api.ts'
import { showHeader } from './page-header.ts'
import { partOf, tagOf } from './parts.ts'

/** Filled in by the build: the file's name, and the hashes of all files that the loader names. */
declare const COURTSIDE_HYDRATOR: string
declare const COURTSIDE_HASHES: Readonly<Record<string, string>>

/** The exports of a file that the loader loads. */
interface LoadedScript {
  /**
   * Draws an empty tag, starts a part in a file of its own, or has the second script hydrate the element.
   */
  show(host: Element, page: LoaderApi, why: LoadReason, onRetry: () => void): void
  track(page: LoaderApi): void
  /** Handles events of other tabs, and changes of the page's visitor; in the second script. */
  follow(event: Event): void
  followVisitor(): void
}

/** Loads the loader's second script at the first input of a visitor. */
export function loadHydrator(use?: (script: LoadedScript) => void): void {
  void loadScript(COURTSIDE_HYDRATOR, use)
}

export function loadScript(
  file: string,
  use?: (script: LoadedScript) => void,
): Promise<void> | undefined {
  return loadFile('courtside', file, 'auto')?.then(use, () => {})
}

/** Elements that this page has started to hydrate: any other with a state is a copy. */
export const begun = new WeakSet<Element>()

/** Loads the element's part, or the file that replaces it. */
export function hydrate(host: Element, why: LoadReason, file = partOf(host)?.alone): void {
  const retry = () => hydrate(host, 'retry', file)
  begun.add(host)
  if (stateOf(host) === 'ready') return
  const tag = tagOf(host)
  if (tag === HEADER_TAG) {
    showHeader(host)
    return
  }
  // Any other reason is an event, which has already requested the second script.
  if (why !== 'auto') showBusy(host, retry)
  loadFile(tag, file ?? COURTSIDE_HYDRATOR, why)
    ?.then((script) => script.show(host, loader, why, retry))
    .catch((error) => loader.fail(host, error, retry))
}

function loadFile(tag: string, file: string, why: LoadReason): Promise<LoadedScript> | undefined {
  const named = { tag, file, hash: COURTSIDE_HASHES[file] }
  const module = load(file, why, (isAgain) => importFile(named, isAgain))
  return module as Promise<LoadedScript> | undefined
}
