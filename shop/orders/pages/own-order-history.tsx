import { formatDate } from '../../../src/i18n/dates.ts'
import { formatMoney } from '../../../src/i18n/money.ts'
import { StateSign } from '../../platform/html/facts.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { OrderEvent } from '../history/order-history.ts'
import type { OwnOrderSummary } from '../history/own-order-queries.ts'

interface OrderSignProps {
  readonly page: PageContext
  readonly order: Pick<OwnOrderSummary, 'state' | 'openReturn'>
}

/** The state of an order, or of its return as long as that is under way. */
export function OrderSign({ page, order }: OrderSignProps) {
  const state = order.openReturn ?? order.state
  return <StateSign state={state} text={page.t(`order.state.${state}`)} />
}

interface OrderHistoryProps {
  readonly page: PageContext
  readonly history: readonly OrderEvent[]
  /** The order's currency. */
  readonly currency: string
}

/** The events of an order, each with its day. */
export function OrderHistory({ page, history, currency }: OrderHistoryProps) {
  return (
    <section className="shop-history" aria-labelledby="history">
      <h2 id="history">{page.t('order.history')}</h2>
      <ol>
        {history.map((it, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and never reordered
          <Event key={at} page={page} event={it} currency={currency} />
        ))}
      </ol>
    </section>
  )
}

interface EventProps {
  readonly page: PageContext
  readonly event: OrderEvent
  readonly currency: string
}

function Event({ page, event, currency }: EventProps) {
  const { language, shop } = page
  const { kind, at, amount, by } = event
  const day = new Date(at).toLocaleDateString('sv-SE', { timeZone: shop.timeZone })
  const sum = amount === undefined ? '' : formatMoney(amount, currency, language)
  return (
    <li className="shop-history__event">
      <span className="shop-history__what">
        {page.t(`order.event.${kind}${by ? '.by' : ''}`, { sum, name: by ?? '' })}
      </span>
      <time className="shop-history__day" dateTime={day}>
        {formatDate(day, language)}
      </time>
      <EventDetails page={page} event={event} />
    </li>
  )
}

/** The carrier, with a tracking link, or the refunded items. */
function EventDetails({ page, event }: Omit<EventProps, 'currency'>) {
  const { carrier, tracking, trackingUrl, pieces = [], withDelivery = false } = event
  const named = pieces.map(({ name, size, quantity }) => {
    const article = size ? `${name}, ${page.t('mail.size', { size })}` : name
    return `${quantity} × ${article}`
  })
  const reasons = [...named, ...(withDelivery ? [page.t('order.event.delivery')] : [])]
  const parcel = [carrier, tracking].filter(Boolean).join(', ')
  if (parcel === '' && reasons.length === 0) return null
  return (
    <span className="shop-history__more">
      {reasons.join(', ')}
      {parcel}{' '}
      {trackingUrl && (
        <a href={trackingUrl} rel="noreferrer">
          {page.t('order.event.follow')}
        </a>
      )}
    </span>
  )
}
