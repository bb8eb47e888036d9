export interface TotalsListRow {
  readonly name: string
  readonly sum: string
  /** The final sum. */
  readonly isTotal?: boolean
}

/** The amounts of an order, row by row. */
export function TotalsList({ rows }: { readonly rows: readonly TotalsListRow[] }) {
  return (
    <dl className="cs-totals">
      {rows.map(({ name, sum, isTotal = false }) => (
        <div className={`cs-totals__row ${isTotal ? 'cs-totals__total' : ''}`.trim()} key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  )
}
