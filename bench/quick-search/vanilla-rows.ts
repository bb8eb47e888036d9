import { ICON_PATHS } from '../../src/model/icon-paths.ts'
import { defineByHand, drawOption, type Hit } from './by-hand.ts'

const PICTURE = `<span class="quick-search__picture"><svg class="cs-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${ICON_PATHS.search}"/></svg></span>`

/** The rows that the element shows: under headers, each with the room of its picture. */
defineByHand((hits, query) =>
  [...new Set(hits.map((it) => it.category))].map((it) => drawGroup(it, hits, query)).join(''),
)

function drawGroup(category: string, hits: readonly Hit[], query: string): string {
  const options = hits.map((it, at) =>
    it.category === category ? drawOption(it, at, query, PICTURE) : '',
  )
  return `<div class="quick-search__group" role="group" aria-labelledby="${category}"><span class="quick-search__category" id="${category}">${category}</span>${options.join('')}</div>`
}
