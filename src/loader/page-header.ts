import { followHeight } from '../elements/page-header/in-loader.ts'
import { HEADER_TAG } from './constants.ts'
import { all } from './dom.ts'
import { HOSTS, tagOf } from './parts.ts'

/** Starts the only part that is in the loader itself. */
export function showHeader(header: Element): void {
  followHeight(header, () => all(document, HOSTS).find((it) => tagOf(it) === HEADER_TAG))
  header.setAttribute('data-state', 'ready')
  header.dispatchEvent(
    new CustomEvent('courtside:ready', {
      bubbles: true,
      composed: true,
      detail: { tag: HEADER_TAG },
    }),
  )
}
