import { all, attribute } from '../dom.ts'
import { tagPrefix } from '../page.ts'
import { loader } from './page-loader.ts'

/** Finds the elements of these tags, native or plain. */
export function findHosts(tags: readonly string[], more = ''): Element[] {
  const prefix = tagPrefix(loader.setting('prefix'))
  const selectors = tags.flatMap((it) => [prefix + it, `[data-courtside="${it}"]`])
  return all(document, [...selectors, more].filter(Boolean).join())
}

/** Finds the elements that are hydrated in this mode, by the page or by their tables. */
export function findHostsByMode(mode: 'stale' | 'history', tags: readonly string[]): Element[] {
  const places = findHosts(tags, `[data-wake~="${mode}"]`)
  return places.filter((it) => (attribute(it, 'data-wake') ?? mode).includes(mode))
}
