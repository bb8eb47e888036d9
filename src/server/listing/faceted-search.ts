import type { FacetGroup, FacetOption, SubNavigation } from '../../contract/product-filter.ts'
import type { Text } from '../../i18n/text.ts'
import {
  buildListingQuery,
  type Chip,
  chipsOf,
  clearChosen,
  type ListingQuery,
  PRICE_FIELDS,
  toggleOption,
} from '../../model/facet-query.ts'
import { kronorText, parsePriceRange } from '../../model/price-range.ts'
import { swatchDot } from '../catalogue/cards/swatch.ts'
import { flag, type Html, html } from '../platform/html/html.ts'
import { icon } from '../platform/html/icon.ts'
import { bareUrl } from '../platform/pages/addresses.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { serverText } from '../platform/texts/server-text.ts'

export interface FacetedSearchView {
  /** Id of the element that holds the products. */
  readonly target: string
  readonly groups: readonly FacetGroup[]
  readonly query: ListingQuery
  readonly total: number
  /** The form that orders the list. */
  readonly sort: Html
  /** The categories around the list, where it parts into more of them. */
  readonly subNavigation?: SubNavigation | undefined
}

/** Options of a group that are seen at once (UX FACET-8), and those that are written at all. */
const SHOWN = 8
const WRITTEN = 100
const PANEL_ID = 'filters'

/** Filters as links and one form, until the element answers at each choice. */
export function facetedSearch(page: PageContext, view: FacetedSearchView): Html {
  const text = serverText(page.language)
  const chips = chipsOf(view.groups)
  const hasGroups = view.groups.length > 0
  return html`<faceted-search class="faceted-search" target="${view.target}"><div class="faceted-search__bar">${hasGroups && openButton(text, chips)}${view.sort}</div>${chipList(page, view, chips)}${hasGroups && panel(page, view, text)}</faceted-search>`
}

/** What a phone has in its place: two links to it, and the chips. */
export function facetedSearchCompact(page: PageContext, view: FacetedSearchView): Html {
  const text = serverText(page.language)
  const chips = chipsOf(view.groups)
  const { subNavigation } = view
  return html`<faceted-search-compact class="faceted-search-compact" target="${view.target}"${
    subNavigation && html` subnavigation="${JSON.stringify(subNavigation)}"`
  }><div class="faceted-search__bar faceted-search__bar--compact">${
    view.groups.length > 0 && openButton(text, chips)
  }<a class="cs-button cs-button--secondary faceted-search__open" href="#sort" data-act="open-sort">${icon('sort')}<span>${text('facet.sort')}</span></a></div>${chipList(page, view, chips)}</faceted-search-compact>`
}

function openButton(text: Text, chips: readonly Chip[]): Html {
  return html`<a class="cs-button cs-button--secondary faceted-search__open" href="#${PANEL_ID}" data-act="open-filters">${icon('filter')}<span>${text('facet.open', { n: chips.length })}</span></a>`
}

function chipList(
  page: PageContext,
  view: FacetedSearchView,
  chips: readonly Chip[],
): Html | false {
  if (chips.length === 0) return false
  const text = serverText(page.language)
  const items = chips.map(({ groupId, groupLabel, optionId, label }) => {
    const url = addressOf(page, toggleOption(view.query, { id: groupId }, optionId))
    return html`<li><a class="faceted-search__chip" href="${url}" rel="nofollow" data-act="remove-option" data-group="${groupId}" data-option="${optionId}" aria-label="${text('facet.remove', { label: `${groupLabel}: ${label}` })}"><bdi>${label}</bdi>${icon('close')}</a></li>`
  })
  return html`<ul class="faceted-search__chips" aria-label="${text('facet.chosen')}">${items}<li><a class="faceted-search__clear" href="${addressOf(page, clearChosen(view.query))}" data-act="clear-filters">${text('facet.clear')}</a></li></ul>`
}

/** Element by element as the view will draw it: a browser finds its scroll place again by counting. */
function panel(page: PageContext, view: FacetedSearchView, text: Text): Html {
  const { groups, query, total } = view
  const { q, sort, others } = query
  const kept = [...(q ? [['q', q]] : []), ...(sort ? [['sort', sort]] : []), ...others]
  return html`<form class="faceted-search__panel" id="${PANEL_ID}" method="get" action="${linkTo(page, bareUrl(page.path))}" aria-label="${text('facet.filters')}" data-total="${total}"><h2 class="faceted-search__heading">${text('facet.heading')}</h2>${groups.map((it) => (it.id === 'price' ? priceGroup(it, text) : optionGroup(it, text)))}${kept.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="cs-button cs-button--primary faceted-search__submit" type="submit" data-act="show-products">${text('facet.submit')}</button></form>`
}

function groupOf({ id, label, description }: FacetGroup, content: Html): Html {
  return html`<fieldset class="faceted-search__group" data-group="${id}"><legend class="faceted-search__legend">${label}</legend>${
    description && html`<p class="faceted-search__note">${description}</p>`
  }${content}</fieldset>`
}

/** The first options, those that are chosen, and the others behind "show all". */
function optionGroup(group: FacetGroup, text: Text): Html {
  const { options, selectedOptions } = group
  const isChosen = (it: FacetOption) => selectedOptions.includes(it.id)
  const isShown = (it: FacetOption, at: number) => at < SHOWN || isChosen(it)
  const shown = options.filter(isShown)
  const more = options.filter((it, at) => !isShown(it, at)).slice(0, WRITTEN)
  const list = (some: readonly FacetOption[]) =>
    html`<ul class="faceted-search__options">${some.map((it) => optionItem(group, it, isChosen(it)))}</ul>`
  return groupOf(
    group,
    html`${list(shown)}${
      more.length > 0 &&
      html`<details class="faceted-search__more"><summary data-act="show-all">${text('facet.all', { n: options.length })}</summary>${list(more)}</details>`
    }`,
  )
}

/** What would leave nothing cannot be chosen, and says so (UX FACET-6). */
function optionItem(group: FacetGroup, option: FacetOption, isChosen: boolean): Html {
  const { id, label, quantity, hexCode } = option
  const isOff = quantity === 0 && !isChosen
  return html`<li><label class="faceted-search__option"><input type="${group.singleSelect ? 'radio' : 'checkbox'}" name="${group.id}" value="${id}" data-act="toggle-option"${flag('checked', isChosen)}${flag('disabled', isOff)}>${
    hexCode && swatchDot(hexCode)
  }<bdi class="faceted-search__label">${label}</bdi> <span class="faceted-search__count">(${quantity})</span></label></li>`
}

/**
 * Fields carry the range that is chosen, whichever way it came about; a step's button wins. The first
 * submit button is the one that Enter in a field presses, and is no step.
 */
function priceGroup(group: FacetGroup, text: Text): Html {
  const { range, options, selectedOptions } = group
  const chosen = parsePriceRange(selectedOptions[0] ?? '')
  const steps = options.map(({ id, label, quantity }) => {
    const isChosen = selectedOptions.includes(id)
    return html`<li><button class="faceted-search__step" type="submit" name="price" value="${isChosen ? '' : id}" data-act="toggle-option" data-option="${id}" aria-pressed="${String(isChosen)}"${flag('disabled', quantity === 0 && !isChosen)}>${label} <span class="faceted-search__count">(${quantity})</span></button></li>`
  })
  const field = (end: 'from' | 'to', bound: number | undefined) =>
    html`<input class="faceted-search__price" type="text" inputmode="decimal" name="${PRICE_FIELDS[end]}" value="${kronorText(chosen?.[end])}" placeholder="${kronorText(bound)}" maxlength="11" autocomplete="off" aria-label="${text(`facet.range.${end}`)}">`
  return groupOf(
    group,
    html`<div class="faceted-search__range">${field('from', range?.min)}<span aria-hidden="true">–</span>${field('to', range?.max)}<button class="cs-visually-hidden" type="submit" tabindex="-1" aria-hidden="true"></button></div><ul class="faceted-search__options">${steps}</ul>`,
  )
}

function addressOf(page: PageContext, query: ListingQuery): string {
  const text = buildListingQuery(query)
  return linkTo(page, bareUrl(page.path)) + (text && `?${text}`)
}
