import type { FacetOption, SortItem } from '../../contract/product-filter.ts'
import { pageLanguage } from '../../i18n/text.ts'
import { parseGroupedAmount } from '../../model/amount-text.ts'
import { PRICE_FIELDS, PRICE_GROUP } from '../../model/facet-query.ts'
import { DECIMAL_SIGN } from '../../model/language.ts'
import type { ListedGroup } from '../../state/facets/state.ts'
import { findInMarkup } from '../server-markup.ts'

export interface FiltersInMarkup {
  readonly groups: readonly ListedGroup[]
  readonly sortItems: readonly SortItem[]
  readonly total: number | undefined
  /** There are more options than the markup holds, or the markup holds no filters. */
  readonly isPartial: boolean
  /** The form that orders the list, if it is between the tags. */
  readonly sort: Element | undefined
}

const PANEL = '.faceted-search__panel'
const ORDER = '.faceted-search__bar form'

/**
 * The server's filters between the tags, or else between those of the page's other filters, so that
 * hydrating changes nothing on the page.
 */
export function readFilters(host: HTMLElement): FiltersInMarkup {
  const panel = findIn(host, PANEL) ?? document.querySelector(PANEL)
  const sort = findIn(host, ORDER)
  const groups = [...(panel?.querySelectorAll('[data-group]') ?? [])].map(readGroup)
  const total = panel?.getAttribute('data-total')
  return {
    groups,
    sortItems: readOrders(sort ?? document.querySelector(ORDER)),
    total: total ? Number(total) : undefined,
    isPartial: groups.length === 0 || groups.some(isCut),
    sort,
  }
}

/** The first is the default, and needs no parameter. */
function readOrders(form: Element | null): SortItem[] {
  const orders = form?.querySelectorAll<HTMLOptionElement>('select[name="sort"] option') ?? []
  return [...orders].map((it, at) => ({
    text: it.text,
    value: at === 0 ? '?' : `?${new URLSearchParams({ sort: it.value })}`,
    selected: it.defaultSelected,
  }))
}

/** Between the tags, or in the markup that the view has replaced. */
function findIn(host: HTMLElement, selector: string): Element | undefined {
  return host.querySelector(selector) ?? findInMarkup(host, selector)
}

function readGroup(place: Element): ListedGroup {
  const id = place.getAttribute('data-group') ?? ''
  const isPrice = id === PRICE_GROUP
  const controls = [...place.querySelectorAll('[data-act="toggle-option"]')]
  const options = controls.map(readOption)
  return {
    id,
    label: textOf(place, 'legend, .faceted-search__legend'),
    description: textOf(place, '.faceted-search__note'),
    singleSelect: isPrice || controls.some((it) => it.matches('[type="radio"]')),
    selectedOptions: isPrice
      ? readRange(place)
      : options.filter((_, at) => controls[at]?.hasAttribute('checked')).map((it) => it.id),
    options,
    optionCount: numberIn(textOf(place, '.faceted-search__more summary')) || options.length,
    ...(isPrice && { range: readBounds(place), currency: currencyOf(place) }),
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

/** A chosen step is marked; a custom range is in the fields. */
function readRange(place: Element): string[] {
  const pressed = place.querySelector('[aria-pressed="true"]')?.getAttribute('data-option')
  if (pressed) return [pressed]
  const ends = [PRICE_FIELDS.from, PRICE_FIELDS.to].map((name) => readAmount(place, name, 'value'))
  return ends.some((it) => it !== undefined) ? [ends.map((it) => it ?? '').join('-')] : []
}

function readBounds(place: Element): { min: number; max: number } {
  const [min = 0, max = 0] = [PRICE_FIELDS.from, PRICE_FIELDS.to].map((name) =>
    readAmount(place, name, 'placeholder'),
  )
  return { min, max }
}

function readAmount(place: Element, name: string, attribute: string): number | undefined {
  const field = place.querySelector(`[name="${name}"]`)
  const sign = DECIMAL_SIGN[pageLanguage()]
  return parseGroupedAmount(field?.getAttribute(attribute) ?? '', currencyOf(place), sign)
}

function currencyOf(place: Element): string | undefined {
  return place.getAttribute('data-currency') ?? undefined
}

function isCut({ options, optionCount = 0 }: ListedGroup): boolean {
  return optionCount > options.length
}

function textOf(place: Element, selector: string): string {
  return place.querySelector(selector)?.textContent?.trim() ?? ''
}

function numberIn(words: string): number {
  return Number(words.replace(/\D/g, ''))
}
