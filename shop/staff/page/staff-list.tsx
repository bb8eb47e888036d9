import type { FastifyRequest } from 'fastify'
import type { Language } from '../../../src/model/language.ts'
import type { Db } from '../../platform/db/schema.ts'
import { withParameters } from '../../platform/pages/addresses.ts'
import { readPageNumber } from '../../platform/pages/sent-form.ts'
import { type StaffOptions, useStaff } from './staff-context.ts'
import { StaffButton } from './staff-forms.tsx'
import { parameter, showPage } from './staff-page.ts'
import { type StaffRow, StaffRows } from './staff-rows.tsx'

interface ListFilter<State extends string> {
  readonly search: string
  readonly state: State | undefined
}

/** The states that a list can be filtered by: a link each, with a count. */
interface ListStates<State extends string> {
  readonly names: readonly State[]
  /** The text keys of the group of links, and of the one that removes the filter. */
  readonly label: string
  readonly all: string
  readonly text: (state: State) => string
  /** A state that is missing is not offered. */
  readonly count: (db: Db) => Promise<Partial<Record<State, number>>>
}

/**
 * The description of a list, from which its page is made, with search, states and pages. Texts are
 * keys.
 */
export interface StaffList<Item, State extends string = never> {
  readonly path: string
  readonly title: string
  readonly row: StaffRow<Item>
  readonly read: (
    db: Db,
    filter: ListFilter<State>,
    part: ListPart & { readonly language: Language },
  ) => Promise<readonly Item[]>
  /** Absent where the whole list is on one page. */
  readonly count?: (db: Db, filter: ListFilter<State>) => Promise<number>
  readonly search?: string
  readonly states?: ListStates<State>
  /** Another list to link to. */
  readonly beside?: { readonly path: string; readonly title: string }
}

export function showList<Item, State extends string = never>(
  options: StaffOptions,
  list: StaffList<Item, State>,
) {
  const { db } = options
  const { title, row, states, beside } = list
  return showPage(options, async (context, request) => {
    const chosen = parameter(request, 'state')
    const state = states?.names.find((it) => it === chosen)
    const filter = { search: parameter(request, 'q'), state }
    const part = readPart(request)
    const items = await list.read(db, filter, { ...part, language: context.language })
    const count = await list.count?.(db, filter)
    return {
      title: context.t(title),
      main: (
        <>
          {list.search && <Search path={list.path} label={list.search} filter={filter} />}
          {states && <States {...{ state, states }} counts={await states.count(db)} />}
          {beside && (
            <p>
              <a href={beside.path}>{context.t(beside.title)}</a>
            </p>
          )}
          {items.length === 0 && count === undefined ? (
            <p>{context.t('staff.none')}</p>
          ) : (
            <StaffRows row={row} items={items} />
          )}
          {count !== undefined && <StaffPager part={part} count={count} />}
        </>
      ),
    }
  })
}

interface SearchProps {
  readonly path: string
  readonly label: string
  readonly filter: ListFilter<string>
}

function Search({ path, label, filter: { search, state } }: SearchProps) {
  const { t } = useStaff()
  return (
    <form className="staff-search" method="get" action={path} role="search">
      <label htmlFor="q">{t(label)}</label>
      <input
        className="shop-field"
        id="q"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={search}
      />
      {state && <input type="hidden" name="state" value={state} />}
      <StaffButton>{t('staff.search')}</StaffButton>
    </form>
  )
}

interface StatesProps<State extends string> {
  readonly states: ListStates<State>
  readonly state: State | undefined
  readonly counts: Partial<Record<State, number>>
}

function States<State extends string>({ states, state, counts }: StatesProps<State>) {
  const { t, path } = useStaff()
  const link = (it?: State) => withParameters(path, { state: it, page: undefined })
  return (
    <nav className="staff-chips" aria-label={t(states.label)}>
      <a href={link()} aria-current={state ? undefined : 'true'}>
        {t(states.all)}
      </a>
      {states.names
        .filter((it) => it === state || counts[it] !== undefined)
        .map((it) => (
          <a key={it} href={link(it)} aria-current={state === it ? 'true' : undefined}>
            {`${t(states.text(it))} ${counts[it] ?? 0}`}
          </a>
        ))}
    </nav>
  )
}

/** A page of a list, in the form that queries take. */
export interface ListPart {
  /** Counted from 1. */
  readonly page: number
  readonly limit: number
  readonly offset: number
}

/** Reads the page that an address names. */
export function readPart(request: FastifyRequest, limit = 50): ListPart {
  const page = readPageNumber(request)
  return { page, limit, offset: (page - 1) * limit }
}

/**
 * Splits rows that were read with one extra: returns the page's rows, and the last of them where
 * more follow.
 */
export function cutPage<Row>(rows: readonly Row[], size: number) {
  const page = rows.slice(0, size)
  return { page, last: rows.length > size ? page.at(-1) : undefined }
}

interface StaffPagerProps {
  readonly part: ListPart
  readonly count: number
}

/** The displayed range of a list, with links to the previous and the next page. */
export function StaffPager({ part, count }: StaffPagerProps) {
  const { t, path } = useStaff()
  const { page, limit, offset } = part
  const first = offset + 1
  const last = Math.min(offset + limit, count)
  const link = (to: number) => withParameters(path, { page: to === 1 ? undefined : to })
  return (
    <nav className="staff-pager" aria-label={t('staff.pager')}>
      {page > 1 && (
        <a href={link(page - 1)} rel="prev">
          {t('staff.pager.previous')}
        </a>
      )}
      <span>
        {first > count ? t('staff.none') : t('staff.pager.range', { first, last, count })}
      </span>
      {last < count && (
        <a href={link(page + 1)} rel="next">
          {t('staff.pager.next')}
        </a>
      )}
    </nav>
  )
}
