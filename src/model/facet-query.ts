import { parseGroupedAmount } from './amount-text.ts'
import { DECIMAL_SIGN, type Language } from './language.ts'
import { withoutUnseen } from './plain-text.ts'
import { priceRangeId } from './price-range.ts'

/** The parameters of a list of products, read from its address. */
export interface ListingQuery {
  /** Ids of chosen options by group, as in `colour=red&colour=blue`; groups without a choice are absent. */
  readonly chosen: ReadonlyMap<string, readonly string[]>
  readonly q: string
  /** Empty for the list's default order. */
  readonly sort: string
  /** Counted from 1. */
  readonly page: number
  /** Other parameters, such as `utm_source`; they are kept unchanged. */
  readonly others: readonly (readonly [name: string, value: string])[]
}

/** The currency and the language of typed prices. */
export interface TypedMoney {
  readonly currency?: string | undefined
  readonly language?: Language
}

/** The properties of a group that a toggle needs. */
export interface ToggledGroup {
  readonly id: string
  readonly singleSelect?: boolean | undefined
}

interface ChosenGroup {
  readonly id: string
  readonly label: string
  readonly selectedOptions: readonly string[]
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** A chosen option, shown above the list. */
export interface Chip {
  readonly groupId: string
  readonly groupLabel: string
  readonly optionId: string
  readonly label: string
}

/** The maximum number of parameters read from an address; the rest is ignored. */
export const MAX_PARAMETERS = 100
/** The group whose option is a range of prices (`price-range.ts`). */
export const PRICE_GROUP = 'price'
/**
 * Fields of the plain form, in units of the currency, with optional decimals. An explicit `price` takes
 * precedence.
 */
export const PRICE_FIELDS = { from: 'pricefrom', to: 'priceto' } as const

const MAX_VALUE = 200
const LAST_PAGE = 10_000

/**
 * Reads an address's query, with or without its question mark. Only ids of `groupIds` are filters. `money`
 * is the currency and language of typed prices. Invalid parts are left out: empty, overlong and repeated
 * values, and parameters beyond the limit.
 */
export function parseListingQuery(
  query: string,
  groupIds: Iterable<string>,
  money: TypedMoney = {},
): ListingQuery {
  const pairs = readPairs(query)
  const groups = new Set(groupIds)
  const fields = groups.has(PRICE_GROUP) ? Object.values<string>(PRICE_FIELDS) : []
  const own = new Set([...groups, ...fields, 'q', 'sort', 'page'])
  const first = (name: string) => pairs.find((it) => it[0] === name)?.[1] ?? ''
  const page = first('page')
  return {
    chosen: readChosen(pairs, groups, money),
    q: withoutUnseen(first('q')).trim().slice(0, MAX_VALUE),
    sort: first('sort').slice(0, MAX_VALUE),
    page: /^\d{1,5}$/.test(page) ? Math.min(Math.max(Number(page), 1), LAST_PAGE) : 1,
    others: pairs.filter(([name]) => !own.has(name)),
  }
}

/**
 * The query without its question mark; parsing it returns the same query. If there are too many parameters,
 * those of others are dropped first.
 */
export function buildListingQuery({ chosen, q, sort, page, others }: ListingQuery): string {
  const pairs: (readonly [string, string])[] = []
  if (q) pairs.push(['q', q])
  for (const [group, options] of chosen) {
    for (const it of options) pairs.push([group, it])
  }
  if (sort) pairs.push(['sort', sort])
  const room = MAX_PARAMETERS - pairs.length - (page > 1 ? 1 : 0)
  pairs.push(...others.slice(0, Math.max(room, 0)))
  if (page > 1) pairs.push(['page', String(page)])
  return String(new URLSearchParams(pairs.map(([name, value]) => [name, value])))
}

/**
 * In a single-select group the option replaces the choice, or removes it if it was chosen already; in
 * others it is added or removed. The list returns to its first page; all other parameters stay. Choices
 * beyond the limit of an address change nothing.
 */
export function toggleOption(
  query: ListingQuery,
  { id, singleSelect = false }: ToggledGroup,
  option: string,
): ListingQuery {
  const before = query.chosen.get(id) ?? []
  const isChosen = before.includes(option)
  const rest = singleSelect ? [] : before.filter((it) => it !== option)
  const changed = withChosen(query, id, isChosen ? rest : [...rest, option])
  return isChosen || countOwn(changed) <= MAX_PARAMETERS ? changed : query
}

/** The list without filters, on its first page. */
export function clearChosen(query: ListingQuery): ListingQuery {
  return { ...query, chosen: new Map(), page: 1 }
}

/** One chip for each chosen option, in the order of groups and options. Unknown options have none. */
export function chipsOf(groups: readonly ChosenGroup[]): Chip[] {
  return groups.flatMap(({ id, label, options, selectedOptions }) => {
    if (selectedOptions.length === 0) return []
    const chosen = new Set(selectedOptions)
    return options
      .filter((it) => chosen.has(it.id))
      .map((it) => ({ groupId: id, groupLabel: label, optionId: it.id, label: it.label }))
  })
}

/** Sets the choice of a group; an empty one removes it. */
export function withChosen(
  query: ListingQuery,
  groupId: string,
  options: readonly string[],
): ListingQuery {
  const chosen = new Map(query.chosen)
  if (options.length > 0) chosen.set(groupId, options)
  else chosen.delete(groupId)
  return { ...query, chosen, page: 1 }
}

function countOwn({ chosen, q, sort }: ListingQuery): number {
  const options = [...chosen.values()].reduce((sum, it) => sum + it.length, 0)
  return options + (q ? 1 : 0) + (sort ? 1 : 0)
}

function readPairs(query: string): (readonly [string, string])[] {
  const cut = query.replace(/^\?/, '').split('&', MAX_PARAMETERS).join('&')
  return [...new URLSearchParams(cut)].filter(([name]) => name !== '')
}

function readChosen(
  pairs: readonly (readonly [string, string])[],
  groups: ReadonlySet<string>,
  money: TypedMoney,
): Map<string, readonly string[]> {
  const chosen = new Map<string, Set<string>>()
  for (const [name, value] of pairs) {
    const counts = groups.has(name) && value !== '' && value.length <= MAX_VALUE
    if (counts) chosen.set(name, (chosen.get(name) ?? new Set()).add(value))
  }
  const range = groups.has(PRICE_GROUP) ? readPriceFields(pairs, money) : undefined
  if (range) chosen.set(PRICE_GROUP, new Set([range]))
  return new Map([...chosen].map(([name, options]) => [name, [...options]]))
}

/** The range in the form's fields; undefined if the address has a range itself. */
function readPriceFields(
  pairs: readonly (readonly [string, string])[],
  { currency, language = 'sv' }: TypedMoney,
): string | undefined {
  if (pairs.some(([name]) => name === PRICE_GROUP)) return undefined
  const read = (name: string) =>
    parseGroupedAmount(
      pairs.find((it) => it[0] === name)?.[1] ?? '',
      currency,
      DECIMAL_SIGN[language],
    )
  const from = read(PRICE_FIELDS.from)
  const to = read(PRICE_FIELDS.to)
  if (from === undefined && to === undefined) return undefined
  return priceRangeId({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) })
}
