import { fetchFile, importFile, load, type Why } from '../load.ts'
import { desk, type Part, showBusy } from './desk.ts'
import { all, stateOf } from './dom.ts'
import { isEmpty, partOf, tagOf } from './parts.ts'

/** Filled in by the build. */
declare const COURTSIDE_ANSWER: string

/** Brings the second script of the loader at the first sign of a visitor. */
export function prepare(): void {
  assist('auto')?.catch(() => {})
}

function assist(why: Why): Promise<unknown> | undefined {
  return loadFile('courtside', COURTSIDE_ANSWER, desk.answer ? 'auto' : why)
}

/** Brings the element's part. */
export function wake(host: Element, why: Why): void {
  const file = partOf(host)?.alone
  const retry = () => wake(host, 'retry')
  if (stateOf(host) === 'ready') return
  if (why !== 'auto') showBusy(host, retry)
  if (file) {
    bring(host, file, why, (part) => desk.give(host, part))
    if (why === 'auto') return
  }
  assist(why)
    ?.then(() => desk.answer?.wake(host, why, retry))
    .catch((error) => desk.fail(host, error, retry))
}

/** Draws an empty element by the small part without React. */
export function draw(host: Element): void {
  const file = partOf(host)?.plain
  const use = (part: Part) => {
    const hadFocus = desk.calm(host)
    if (!isEmpty(host)) return
    host.removeAttribute('data-state')
    part.draw(host)
    if (hadFocus) (all(host, 'a,button')[0] as HTMLElement | undefined)?.focus()
  }
  if (file) bring(host, file, 'auto', use)
}

function bring(host: Element, file: string, why: Why, use: (part: Part) => void): void {
  const retry = () => bring(host, file, 'retry', use)
  if (why !== 'auto') showBusy(host, retry)
  loadFile(tagOf(host), file, why)
    ?.then((part) => use(part as Part))
    .catch((error) => desk.fail(host, error, retry))
}

function loadFile(tag: string, file: string, why: Why): Promise<unknown> | undefined {
  return load(file, why, async (isAgain) => importFile(tag, await fetchFile(tag, file, isAgain)))
}
