import { WAKE } from './constants.ts'
import { attribute } from './dom.ts'
import { setting, tagPrefix } from './page.ts'

/**
 * What the loader itself knows of a tag; names of files are relative to its own address. The build
 * writes a line for all tags that are alike, `tag tag,wake,plain,alone;…`: that takes the fewest bytes.
 */
export type PartEntry = readonly [
  /** Modes, separated by spaces: `now visible intent idle stale history`. */
  wake: string,
  /** The one file that draws an empty tag without React. */
  plain?: string,
  /** The one file of a part that stands alone, without React and without texts. */
  alone?: string,
]

/** Filled in by the build. */
declare const COURTSIDE_TAGS: string

const prefix = tagPrefix(setting('prefix'))
const parts = new Map(
  COURTSIDE_TAGS.split(';').flatMap((line) => {
    const [tags, ...entry] = line.split(',') as [string, ...PartEntry]
    return tags.split(' ').map((tag) => [tag, entry] as const)
  }),
)
/** Tags as they stand on the page, which register themselves, and what each is called here. */
export const tags = new Map([...parts.keys()].map((tag) => [prefix + tag, tag]))

/** Whatever may be one of ours. */
export const HOSTS = [...tags.keys(), '[data-courtside]'].join()

/** The tag that this element stands for, under whatever name the page gives it. */
export function tagOf(element: Element): string {
  return tags.get(element.localName) ?? attribute(element, 'data-courtside') ?? ''
}

export function partOf(element: Element): PartEntry | undefined {
  return parts.get(tagOf(element))
}

/** When an element is hydrated, as it says itself or as its tag's table says. */
export function modesOf(element: Element): string {
  const part = partOf(element)
  return part ? (attribute(element, 'data-wake') ?? part[WAKE]) : ''
}

/** What an editor types: a tag with nothing in it. */
export function isEmpty(element: Element): boolean {
  return !element.firstElementChild && !element.textContent.trim()
}
