import { TAG, WAKE } from './constants.ts'
import { attribute } from './dom.ts'
import { setting, tagPrefix } from './page.ts'

/**
 * What the loader itself knows of a tag. The build writes a line for all tags that are alike,
 * `tag tag,wake,kind;…`: that takes the fewest bytes.
 */
export type PartEntry = readonly [
  /** Modes, separated by spaces: `now visible intent idle stale history`. */
  wake: string,
  /** One of the kinds in `constants.ts`, if any. */
  kind: string | undefined,
  /** Its name without the page's prefix. */
  tag: string,
]

/** Filled in by the build. */
declare const COURTSIDE_TAGS: string

const prefix = tagPrefix(setting('prefix'))
/** By tags as they stand on the page. */
const parts = new Map(
  COURTSIDE_TAGS.split(';').flatMap((line) => {
    const [tags, wake, kind] = line.split(',') as [string, string, string?]
    return tags.split(' ').map((tag) => [prefix + tag, [wake, kind, tag] as PartEntry] as const)
  }),
)

/** Whatever may be one of ours. */
export const HOSTS = [...parts.keys(), '[data-courtside]'].join()

/** The tag that this element stands for, under whatever name the page gives it. */
export function tagOf(element: Element): string {
  return parts.get(element.localName)?.[TAG] ?? attribute(element, 'data-courtside') ?? ''
}

export function partOf(element: Element): PartEntry | undefined {
  return parts.get(prefix + tagOf(element))
}

/** When an element is hydrated, as it says itself or as its tag's table says. */
export function modesOf(element: Element): string {
  const part = partOf(element)
  return part ? (attribute(element, 'data-wake') ?? part[WAKE]) : ''
}
