import { Fragment, type ReactNode } from 'react'
import { type StaffContext, useStaff } from './staff-context.ts'

/** A state in words, and the name of its colour, if it has one. */
export interface StaffState {
  readonly text: string
  readonly colour?: string
}

/** The cells that a row can have; each is formatted and laid out by its name. */
interface Cells {
  readonly head: string
  /** A heading of any length. */
  readonly title: string
  readonly state: StaffState
  readonly name: string
  readonly text: string
  readonly time: number
  /** The total: money or pieces. */
  readonly sum: string
}

/** The description of a list's rows, with the cells in their order. */
export interface StaffRow<Item> {
  readonly key: (item: Item) => string | number
  /** The target of the row, which is then one link. */
  readonly path?: (item: Item) => string
  readonly look?: 'article' | 'campaign' | 'goods' | 'person'
  readonly cells: {
    readonly [Name in keyof Cells]?: (item: Item, context: StaffContext) => Cells[Name]
  }
}

interface StaffRowsProps<Item> {
  readonly row: StaffRow<Item>
  readonly items: readonly Item[]
}

/** A list with one line per item, which wraps on a phone. */
export function StaffRows<Item>({ row, items }: StaffRowsProps<Item>) {
  const context = useStaff()
  const { key, path, look } = row
  const className = look ? `staff-row staff-row--${look}` : 'staff-row'
  return (
    <ul className="staff-rows">
      {items.map((item) => {
        const cells = drawCells(row, item, context)
        return path ? (
          <li key={key(item)}>
            <a className={className} href={path(item)}>
              {cells}
            </a>
          </li>
        ) : (
          <li key={key(item)} className={className}>
            {cells}
          </li>
        )
      })}
    </ul>
  )
}

function drawCells<Item>({ cells }: StaffRow<Item>, item: Item, context: StaffContext) {
  const draw = <Name extends keyof Cells>(name: Name) => {
    const value = cells[name]?.(item, context)
    return value !== undefined && <Fragment key={name}>{DRAW[name](value, context)}</Fragment>
  }
  return (Object.keys(cells) as (keyof Cells)[]).map(draw)
}

const DRAW: {
  readonly [Name in keyof Cells]: (value: Cells[Name], context: StaffContext) => ReactNode
} = {
  head: (text) => <strong>{text}</strong>,
  title: (text) => <strong className="staff-row__name">{text}</strong>,
  state: (state) => <StateChip state={state} />,
  name: (text) => <span className="staff-row__name">{text}</span>,
  text: (text) => <span>{text}</span>,
  time: (at, { shop, language }) => (
    <time dateTime={new Date(at).toISOString()}>{shop.dateTime(at, language)}</time>
  ),
  sum: (text) => <span className="staff-row__sum">{text}</span>,
}

interface StaffItemsProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string | number
  readonly children: (item: Item) => ReactNode
}

/** A list of items that take more than one line each. */
export function StaffItems<Item>({ items, keyOf, children }: StaffItemsProps<Item>) {
  const { t } = useStaff()
  if (items.length === 0) return <p>{t('staff.none')}</p>
  return (
    <ul className="staff-list">
      {items.map((it) => (
        <li key={keyOf(it)} className="staff-list__item">
          {children(it)}
        </li>
      ))}
    </ul>
  )
}

export function StateChip({ state: { text, colour } }: { readonly state: StaffState }) {
  return (
    <span className={colour ? `staff-state staff-state--${colour}` : 'staff-state'}>{text}</span>
  )
}
