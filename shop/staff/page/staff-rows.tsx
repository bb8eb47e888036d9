import type { StaffContext } from './staff-context.ts'

/** What a row of a list says of an order, a return or a quotation. */
interface StaffRow {
  readonly id: string
  readonly path: string
  readonly number: string
  /** How it stands, in words. */
  readonly state: string
  /** The state that it is coloured by; plain without. */
  readonly colour?: string
  /** Who it is of. */
  readonly name: string
  readonly createdAt: number
  /** What it comes to: money, or pieces. */
  readonly sum: string
}

interface StaffRowsProps {
  readonly context: StaffContext
  readonly rows: readonly StaffRow[]
}

/** A line each, which is one link; on a phone it folds to two. */
export function StaffRows({ context: { shop, language }, rows }: StaffRowsProps) {
  return (
    <ul className="staff-rows">
      {rows.map(({ id, path, number, state, colour, name, createdAt, sum }) => (
        <li key={id}>
          <a className="staff-row" href={path}>
            <strong className="staff-row__number">{number}</strong>
            <span className={colour ? `staff-state staff-state--${colour}` : 'staff-state'}>
              {state}
            </span>
            <span className="staff-row__name">{name}</span>
            <time dateTime={new Date(createdAt).toISOString()}>
              {shop.moment(createdAt, language)}
            </time>
            <span className="staff-row__sum">{sum}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
