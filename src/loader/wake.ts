import { fetchFile, load, type Why } from '../load.ts'
import { desk, showBusy } from './desk.ts'
import { all, stateOf } from './dom.ts'
import { ALONE, PLAIN } from './figures.ts'
import { isEmpty, partOf, tagOf, tags } from './parts.ts'

/** Filled in by the build. */
declare const COURTSIDE_ANSWER: string
declare const COURTSIDE_PURCHASE: string

/** What the one file of a part that stands alone exports, or the one that draws an empty tag. */
interface SmallPart {
  /** Registers the element under this tag name, once. */
  define(name: string): void
  draw(element: Element): void
  track(page: typeof desk): void
}

/** Brings the second script of the loader at the first sign of a visitor. */
export function prepare(): void {
  bring(COURTSIDE_ANSWER)
}

/** Tells of the order that this page is the receipt of, once the visitor lets it be measured. */
export function track(): void {
  if (desk.consent && all(document, '#courtside-purchase')[0]) {
    bring(COURTSIDE_PURCHASE, (it) => it.track(desk))
  }
}

function bring(file: string, use?: (part: SmallPart) => void): void {
  loadFile('courtside', file, 'auto')?.then(use, () => {})
}

/** Brings the element's part. */
export function wake(host: Element, why: Why): void {
  const file = tags.has(host.localName) && partOf(host)?.[ALONE]
  const retry = () => wake(host, 'retry')
  if (stateOf(host) === 'ready') return
  if (why !== 'auto') {
    showBusy(host, retry)
    prepare()
  }
  loadFile(tagOf(host), file || COURTSIDE_ANSWER, why)
    ?.then((part) => (file ? part.define(host.localName) : desk.answer?.wake(host, why, retry)))
    .catch((error) => desk.fail(host, error, retry))
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
        desk.calm(host)
        host.removeAttribute('data-state')
      }
      if (isEmpty(host)) part.draw(host)
    })
    .catch((error) => desk.fail(host, error, retry))
}

function loadFile(tag: string, file: string, why: Why): Promise<SmallPart> | undefined {
  const module = load(file, why, (isAgain) => fetchFile(tag, file, isAgain, (url) => import(url)))
  return module as Promise<SmallPart> | undefined
}
