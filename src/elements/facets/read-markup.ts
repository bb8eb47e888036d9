import type { FacetGroup, FacetOption, SortItem } from '../../contract/product-filter.ts'
import { PRICE_FIELDS, PRICE_GROUP } from '../../model/facet-query.ts'
import { parseKronor } from '../../model/price-range.ts'
import { findInMarkup } from '../server-markup.ts'

export interface FiltersInMarkup {
  readonly groups: readonly FacetGroup[]
  readonly sortItems: readonly SortItem[]
  readonly total: number | undefined
  /** More options exist than the markup holds, or the markup holds no filters. */
  readonly isPartial: boolean
  /** The form that orders the list, where it stands between the tags. */
  readonly sort: Element | undefined
}

const PANEL = '.faceted-search__panel'
const ORDER = '.faceted-search__bar form'

/**
 * What the server has written between the tags, or else between those of the page's other filters, so
 * that waking changes nothing on the page.
 */
export function readFilters(host: HTMLElement): FiltersInMarkup {
  const panel = findInMarkup(host, PANEL) ?? document.querySelector(PANEL)
  const sort = findInMarkup(host, ORDER)
  const places = [...(panel?.querySelectorAll('[data-group]') ?? [])]
  const total = panel?.getAttribute('data-total')
  return {
    groups: places.map(readGroup),
    sortItems: readOrders(sort ?? document.querySelector(ORDER)),
    total: total ? Number(total) : undefined,
    isPartial: places.length === 0 || places.some(isCut),
    sort,
  }
}

/** The first is the usual one, and needs no parameter. */
function readOrders(form: Element | null): SortItem[] {
  const orders = form?.querySelectorAll<HTMLOptionElement>('select[name="sort"] option') ?? []
  return [...orders].map((it, at) => ({
    text: it.text,
    value: at === 0 ? '?' : `?${new URLSearchParams({ sort: it.value })}`,
    selected: it.defaultSelected,
  }))
}

function readGroup(place: Element): FacetGroup {
  const id = place.getAttribute('data-group') ?? ''
  const isPrice = id === PRICE_GROUP
  const controls = [...place.querySelectorAll('[data-act="toggle-option"]')]
  const options = controls.map(readOption)
  return {
    id,
    label: textOf(place, 'legend'),
    description: textOf(place, '.faceted-search__note'),
    singleSelect: isPrice || controls.some((it) => it.matches('[type="radio"]')),
    selectedOptions: isPrice
      ? readRange(place)
      : options.filter((_, at) => controls[at]?.hasAttribute('checked')).map((it) => it.id),
    options,
    ...(isPrice && { range: readBounds(place) }),
  }
}

function readOption(control: Element): FacetOption {
  const place = control.closest('label') ?? control
  const count = textOf(place, '.faceted-search__count')
  const label = textOf(place, '.faceted-search__label')
  const hexCode = place.querySelector('circle')?.getAttribute('fill')
  return {
    id: control.getAttribute('data-option') ?? control.getAttribute('value') ?? '',
    label: label || (place.textContent ?? '').replace(count, '').trim(),
    quantity: numberIn(count),
    ...(hexCode && { hexCode }),
  }
}

/** A chosen step says so; a range of one's own stands in the fields. */
function readRange(place: Element): string[] {
  const pressed = place.querySelector('[aria-pressed="true"]')?.getAttribute('data-option')
  if (pressed) return [pressed]
  const ends = [PRICE_FIELDS.from, PRICE_FIELDS.to].map((name) =>
    parseKronor(place.querySelector(`[name="${name}"]`)?.getAttribute('value') ?? ''),
  )
  return ends.some((it) => it !== undefined) ? [ends.map((it) => it ?? '').join('-')] : []
}

function readBounds(place: Element): { min: number; max: number } {
  const [min = 0, max = 0] = [PRICE_FIELDS.from, PRICE_FIELDS.to].map((name) =>
    parseKronor(place.querySelector(`[name="${name}"]`)?.getAttribute('placeholder') ?? ''),
  )
  return { min, max }
}

function isCut(place: Element): boolean {
  const all = numberIn(textOf(place, 'summary'))
  return all > place.querySelectorAll('[data-act="toggle-option"]').length
}

function textOf(place: Element, selector: string): string {
  return place.querySelector(selector)?.textContent?.trim() ?? ''
}

function numberIn(words: string): number {
  return Number(words.replace(/\D/g, ''))
}
