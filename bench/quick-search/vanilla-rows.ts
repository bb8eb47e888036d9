import { defineByHand, drawOption, type Hit } from './by-hand.ts'

/** The rows that the element shows: under headers. */
defineByHand((hits, query) =>
  [...new Set(hits.map((it) => it.category))].map((it) => drawGroup(it, hits, query)).join(''),
)

function drawGroup(category: string, hits: readonly Hit[], query: string): string {
  const options = hits.map((it, at) => (it.category === category ? drawOption(it, at, query) : ''))
  return `<div class="quick-search__group" role="group" aria-labelledby="${category}"><span class="quick-search__category" id="${category}">${category}</span>${options.join('')}</div>`
}
