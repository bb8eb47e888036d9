import { unitOf } from '../../model/currency.ts'
import {
  buildListingQuery,
  type Chip,
  chipsOf,
  clearChosen,
  type ListingQuery,
  toggleOption,
} from '../../model/facet-query.ts'
import type { FacetGroupView, FacetOptionView } from './facet-view.ts'
import type { FilterFailure } from './filter-problem.tsx'
import type { CategoryLink } from './sub-navigation.tsx'

/** A chosen option, and the address of the same list without it. */
export interface ChipLink extends Chip {
  readonly href: string
}

/** The chosen options of a list. */
interface ChosenData {
  readonly chips: readonly ChipLink[]
  /** Address of the list without any choice. */
  readonly clearHref: string
}

/** The data of a list's filters. */
export interface FacetsData extends ChosenData {
  /** Address of the list without its query. */
  readonly path: string
  /** What the form submits besides the choices. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly groups: readonly FacetGroupView[]
  readonly total: number | undefined
  /** The groups are those of the server's markup. */
  readonly isServed: boolean
  readonly subNavigation: CategoryLink | undefined
  readonly problem: FilterFailure | undefined
}

/** The data of a phone's two buttons. */
export interface CompactFacetsData extends ChosenData {
  readonly hasGroups: boolean
  readonly hasOrders: boolean
  readonly problem: FilterFailure | undefined
}

/** A group in the shop's answer, or in its markup. */
export interface FacetGroupSource extends Omit<FacetGroupView, 'optionCount' | 'selectedOptions'> {
  readonly optionCount?: number | undefined
}

interface FacetsSource {
  readonly path: string
  readonly query: ListingQuery
  readonly groups: readonly FacetGroupSource[]
}

interface FiltersSource
  extends FacetsSource,
    Pick<FacetsData, 'total' | 'isServed' | 'subNavigation' | 'problem'> {}

interface CompactFacetsSource
  extends FacetsSource,
    Pick<CompactFacetsData, 'hasGroups' | 'hasOrders' | 'problem'> {}

/** The number of a group's options that are visible at first, in addition to the chosen ones. */
export const VISIBLE_OPTIONS = 8
/** The number of its other options that the server writes. */
const WRITTEN = 100

const NONE: readonly string[] = []
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** Keeps one order of properties, because a view's mark depends on it. */
export function facetsData(source: FiltersSource): FacetsData {
  const { path, query, total, isServed, subNavigation, problem } = source
  const groups = source.groups.map((it) => groupView(it, query.chosen.get(it.id) ?? NONE))
  const fields = fieldsOf(query)
  const chosen = chosenData(path, query, groups)
  return { path, fields, ...chosen, groups, total, isServed, subNavigation, problem }
}

export function compactFacetsData(source: CompactFacetsSource): CompactFacetsData {
  const { path, query, hasGroups, hasOrders, problem } = source
  const groups = source.groups.map((it) => groupView(it, query.chosen.get(it.id) ?? NONE))
  return { ...chosenData(path, query, groups), hasGroups, hasOrders, problem }
}

/** The options of a group that the server writes, in the order of its markup. */
export function writtenGroup(
  group: FacetGroupSource,
  chosen: readonly string[] = NONE,
): FacetGroupSource {
  const isVisible = (it: FacetOptionView, at: number) =>
    at < VISIBLE_OPTIONS || chosen.includes(it.id)
  const { options } = group
  const visible = options.filter(isVisible)
  const rest = options.filter((it, at) => !isVisible(it, at)).slice(0, WRITTEN)
  return {
    ...group,
    options: [...visible, ...rest].map(writtenOption),
    optionCount: options.length,
  }
}

function writtenOption({ id, label, quantity, hexCode }: FacetOptionView): FacetOptionView {
  return { id, label, quantity, ...(hexCode && HEX.test(hexCode) && { hexCode }) }
}

function groupView(group: FacetGroupSource, selectedOptions: readonly string[]): FacetGroupView {
  const { id, label, description, singleSelect = false, options, range, currency } = group
  return {
    id,
    label,
    description: description || undefined,
    singleSelect,
    selectedOptions,
    options,
    optionCount: group.optionCount ?? options.length,
    range: range && wholeUnits(range, unitOf(currency)),
    currency,
  }
}

/** Rounded outwards, so that no price of the list is outside. */
function wholeUnits({ min, max }: NonNullable<FacetGroupSource['range']>, unit: number) {
  return { min: Math.floor(min / unit) * unit, max: Math.ceil(max / unit) * unit }
}

function chosenData(
  path: string,
  query: ListingQuery,
  groups: readonly FacetGroupView[],
): ChosenData {
  const chips = chipsOf(groups).map((it) => ({
    ...it,
    href: addressOf(path, toggleOption(query, { id: it.groupId }, it.optionId)),
  }))
  return { chips, clearHref: addressOf(path, clearChosen(query)) }
}

function fieldsOf({ q, sort, others }: ListingQuery): FacetsData['fields'] {
  const own = [['q', q] as const, ['sort', sort] as const].filter(([, value]) => value !== '')
  return [...own, ...others]
}

function addressOf(path: string, query: ListingQuery): string {
  const text = buildListingQuery(query)
  return text ? `${path}?${text}` : path
}
