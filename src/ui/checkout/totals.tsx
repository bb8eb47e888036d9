import { text } from '../../i18n/text.ts'

interface TotalsRow {
  readonly kind: string
  readonly name: string
  readonly price: string
}

export interface TotalsProps {
  readonly totals: {
    readonly rows: readonly TotalsRow[]
    readonly total: string
    /** Absent if there is no VAT to state. */
    readonly vat?: string | undefined
    readonly includesVat: boolean
  }
  /** A change is on its way: no outdated sum is shown as valid. */
  readonly isCounting: boolean
}

/** The totals, line by line. */
export function Totals({ totals, isCounting }: TotalsProps) {
  const { rows, total, vat, includesVat } = totals
  return (
    <dl
      className="cs-totals"
      data-counting={isCounting || undefined}
      aria-busy={isCounting || undefined}
    >
      {rows.map((it) => (
        <div className="cs-totals__row" data-kind={it.kind} key={`${it.kind} ${it.name}`}>
          <dt>{it.name}</dt>
          <dd>{isCounting && it.kind !== 'goods' ? '…' : it.price}</dd>
        </div>
      ))}
      {vat && !includesVat && (
        <div className="cs-totals__row">
          <dt>{text('checkout.vat')}</dt>
          <dd>{isCounting ? '…' : vat}</dd>
        </div>
      )}
      <div className="cs-totals__row cs-totals__total">
        <dt>{totalName(totals)}</dt>
        <dd>{isCounting ? text('checkout.counting') : total}</dd>
      </div>
      {vat && includesVat && (
        <div className="cs-totals__row cs-totals__vat">
          <dt>{text('checkout.vat.included')}</dt>
          <dd>{isCounting ? '…' : vat}</dd>
        </div>
      )}
    </dl>
  )
}

/** If the lines exclude VAT, the total says that it includes VAT. */
function totalName({ includesVat }: Pick<TotalsProps['totals'], 'includesVat'>): string {
  return text(includesVat ? 'checkout.total' : 'checkout.total.vat')
}
