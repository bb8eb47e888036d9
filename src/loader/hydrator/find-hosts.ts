import { all, attribute } from '../dom.ts'
import { tagPrefix } from '../page.ts'
import { loader } from './page-loader.ts'

/** Elements on the page that stand for one of these tags. */
export function findHosts(tags: readonly string[], more = ''): Element[] {
  const prefix = tagPrefix(loader.setting('prefix'))
  const selectors = tags.flatMap((it) => [prefix + it, `[data-courtside="${it}"]`])
  return all(document, [...selectors, more].filter(Boolean).join())
}

/** Those that are hydrated in this mode, as the page says or as the tables of these tags say. */
export function findHostsByMode(mode: 'stale' | 'history', tags: readonly string[]): Element[] {
  const places = findHosts(tags, `[data-wake~="${mode}"]`)
  return places.filter((it) => (attribute(it, 'data-wake') ?? mode).includes(mode))
}
