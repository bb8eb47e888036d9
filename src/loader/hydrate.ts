import { fetchFile, load, type Why } from '../load.ts'
import { ALONE, PLAIN } from './constants.ts'
import { stateOf } from './dom.ts'
import { loader, showBusy } from './loader-api.ts'
import { isEmpty, partOf, tagOf, tags } from './parts.ts'

/** Filled in by the build. */
declare const COURTSIDE_HYDRATOR: string

/** What the one file of a part that stands alone exports, or the one that draws an empty tag. */
interface SmallPart {
  /** Registers the element under this tag name, once. */
  define(name: string): void
  draw(element: Element): void
  track(page: typeof loader): void
}

/** Brings the second script of the loader at the first sign of a visitor. */
export function loadHydrator(): void {
  void loadScript(COURTSIDE_HYDRATOR)
}

export function loadScript(
  file: string,
  use?: (part: SmallPart) => void,
): Promise<void> | undefined {
  return loadFile('courtside', file, 'auto')?.then(use, () => {})
}

/** Brings the element's part. */
export function hydrate(host: Element, why: Why): void {
  const file = tags.has(host.localName) && partOf(host)?.[ALONE]
  const retry = () => hydrate(host, 'retry')
  if (stateOf(host) === 'ready') return
  // Whatever is no "auto" was an event, at which the second script was asked for.
  if (why !== 'auto') showBusy(host, retry)
  loadFile(tagOf(host), file || COURTSIDE_HYDRATOR, why)
    ?.then((part) =>
      file ? part.define(host.localName) : loader.hydrator?.hydrate(host, why, retry),
    )
    .catch((error) => loader.fail(host, error, retry))
}

/** Draws an empty element by the small part without React. */
export function draw(host: Element, why: Why): void {
  const file = partOf(host)?.[PLAIN]
  const retry = () => draw(host, 'retry')
  if (!file) return
  if (why !== 'auto') showBusy(host, retry)
  loadFile(tagOf(host), file, why)
    ?.then((part) => {
      if (stateOf(host)) {
        loader.clearNotice(host)
        host.removeAttribute('data-state')
      }
      if (isEmpty(host)) part.draw(host)
    })
    .catch((error) => loader.fail(host, error, retry))
}

function loadFile(tag: string, file: string, why: Why): Promise<SmallPart> | undefined {
  const module = load(file, why, (isAgain) => fetchFile(tag, file, isAgain, (url) => import(url)))
  return module as Promise<SmallPart> | undefined
}
