import { attribute } from './dom.ts'
import { setting, tagPrefix } from './page.ts'

/** The loader's own data about a tag. */
interface Entry {
  /** Modes, separated by spaces: `now visible intent idle stale history`. */
  readonly wake: string
  /** The file that draws an empty tag without React. */
  readonly plain?: string
  /** The file of a part in a file of its own. */
  readonly alone?: string
}

/** Filled in by the build. */
declare const COURTSIDE_TAGS: Readonly<Record<string, Entry>>

const prefix = tagPrefix(setting('prefix'))
/** By tag as the page writes it. */
const parts = new Map(
  Object.entries(COURTSIDE_TAGS).map(([tag, entry]) => [prefix + tag, { ...entry, tag }]),
)

/** Matches every element that may be one of ours. */
export const HOSTS = [...parts.keys(), '[data-courtside]'].join()

/** The tag that this element stands for, under whatever name the page gives it. */
export function tagOf(element: Element): string {
  return parts.get(element.localName)?.tag ?? attribute(element, 'data-courtside') ?? ''
}

export function partOf(element: Element): Entry | undefined {
  return parts.get(prefix + tagOf(element))
}

/** When an element is hydrated: its own attribute, or else its tag's table. */
export function modesOf(element: Element): string {
  const part = partOf(element)
  return part ? (attribute(element, 'data-wake') ?? part.wake) : ''
}
