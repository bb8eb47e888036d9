import type { ConsentEvent } from '../../consents/consent-queries.ts'
import { timestampText } from '../../platform/dates.ts'
import { type StaffContext, useStaff } from '../page/staff-context.ts'

/** What a customer has agreed to, with the words of it: the shop's proof. */
export function customerConsents(context: StaffContext, events: readonly ConsentEvent[]) {
  if (events.length === 0) return null
  return (
    <>
      <h2>{context.t('staff.consents')}</h2>
      <ul className="staff-list">
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in what is drawn once
          <li key={at} className="staff-list__item">
            <details>
              <summary>{summaryOf(context, event)}</summary>
              <Proof event={event} />
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

function summaryOf({ t, language, shop }: StaffContext, event: ConsentEvent): string {
  const timestamp = timestampText(event.madeAt, language, shop)
  const what = t(`staff.consent.${event.consent}`)
  return [timestamp, what, t(`staff.consent.${event.act}`)].join(' · ')
}

interface ProofProps {
  readonly event: ConsentEvent
}

function Proof({ event }: ProofProps) {
  const { t, language } = useStaff()
  const { place, orderId, orderNumber, version, words } = event
  return (
    <>
      <p>
        {t(`staff.consent.place.${place}`)}
        {orderId && orderNumber && (
          <>
            {' '}
            <a href={`/staff/orders/${encodeURIComponent(orderId)}`}>{orderNumber}</a>
          </>
        )}
      </p>
      <p>
        {words === null
          ? t('staff.consent.unknown')
          : t('staff.consent.words', { version: version ?? 0 })}
      </p>
      {words !== null && (
        <blockquote lang={event.language ?? language}>
          {words.split('\n\n').map((it) => (
            <p key={it}>{it}</p>
          ))}
        </blockquote>
      )}
    </>
  )
}
