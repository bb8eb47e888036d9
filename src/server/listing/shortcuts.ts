import { buildListingQuery, toggleOption } from '../../model/facet-query.ts'
import { type Html, html } from '../platform/html/html.ts'
import { icon } from '../platform/html/icon.ts'
import { bareUrl } from '../platform/pages/addresses.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { FacetedList } from './faceted-list.ts'

/** What people want most, in this order; it is in the filters too (UX FACET-13). */
const WANTED = ['stock', 'campaign', 'gender']
const MAX_SHORTCUTS = 4
const MIN_SHORTCUTS = 2

/** The first of the wanted filters that part the list, each a link that adds it or takes it away. */
export function shortcuts(page: PageContext, { groups, query }: FacetedList): Html | false {
  const wanted = WANTED.flatMap((id) =>
    groups
      .filter((it) => it.id === id)
      .flatMap(({ selectedOptions, options }) =>
        options.map((it) => ({ ...it, group: id, isChosen: selectedOptions.includes(it.id) })),
      ),
  )
  const shown = wanted.slice(0, MAX_SHORTCUTS).filter((it) => it.isChosen || it.quantity > 0)
  if (shown.length < MIN_SHORTCUTS) return false
  const items = shown.map(({ group, id, label, quantity, isChosen }) => {
    const next = buildListingQuery(toggleOption(query, { id: group }, id))
    const url = linkTo(page, bareUrl(page.path)) + (next && `?${next}`)
    return html`<li><a href="${url}" rel="nofollow" data-act="toggle-shortcut" data-group="${group}" data-option="${id}"${isChosen && html` aria-current="true"`}>${isChosen && icon('tick')}${label} <span class="shop-shortcuts__count">${quantity}</span></a></li>`
  })
  return html`<ul class="shop-shortcuts" aria-label="${page.t('page.shortcuts')}">${items}</ul>`
}
