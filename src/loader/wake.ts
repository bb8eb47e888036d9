import { fetchFile, load, type Why } from '../load.ts'
import { desk, showBusy } from './desk.ts'
import { stateOf } from './dom.ts'
import { isEmpty, isTag, partOf, tagOf } from './parts.ts'

/** Filled in by the build. */
declare const COURTSIDE_ANSWER: string

/** What the one file of a part that stands alone exports, or the one that draws an empty tag. */
interface SmallPart {
  /** Registers the element under this tag name, once. */
  define(name: string): void
  draw(element: Element): void
}

/** Brings the second script of the loader at the first sign of a visitor. */
export function prepare(): void {
  assist('auto')?.catch(() => {})
}

function assist(why: Why): Promise<unknown> | undefined {
  return loadFile('courtside', COURTSIDE_ANSWER, desk.answer ? 'auto' : why)
}

/** Brings the element's part. */
export function wake(host: Element, why: Why): void {
  const file = isTag(host) && partOf(host)?.alone
  const retry = () => wake(host, 'retry')
  if (stateOf(host) === 'ready') return
  if (why !== 'auto') showBusy(host, retry)
  if (file) {
    bring(host, file, why, (part) => part.define(host.localName))
    if (why === 'auto') return
  }
  assist(why)
    ?.then(() => file || desk.answer?.wake(host, why, retry))
    .catch((error) => desk.fail(host, error, retry))
}

/** Draws an empty element by the small part without React. */
export function draw(host: Element): void {
  const file = partOf(host)?.plain
  const use = (part: SmallPart) => {
    desk.calm(host)
    if (!isEmpty(host)) return
    host.removeAttribute('data-state')
    part.draw(host)
  }
  if (file) bring(host, file, 'auto', use)
}

function bring(host: Element, file: string, why: Why, use: (part: SmallPart) => void): void {
  const retry = () => bring(host, file, 'retry', use)
  if (why !== 'auto') showBusy(host, retry)
  loadFile(tagOf(host), file, why)
    ?.then((part) => use(part as SmallPart))
    .catch((error) => desk.fail(host, error, retry))
}

function loadFile(tag: string, file: string, why: Why): Promise<unknown> | undefined {
  return load(file, why, (isAgain) => fetchFile(tag, file, isAgain, (url) => import(url)))
}
