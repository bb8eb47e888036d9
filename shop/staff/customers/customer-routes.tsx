import type { FastifyInstance } from 'fastify'
import { formatPhone } from '../../../src/model/format-phone.ts'
import { type ConsentEvent, listConsentEvents } from '../../consents/consent-queries.ts'
import { timestampText } from '../../platform/dates.ts'
import type { Db } from '../../platform/db/schema.ts'
import { Facts } from '../../platform/html/facts.tsx'
import { drawOrdersOf } from '../orders/orders-of.tsx'
import { runWrite } from '../page/run-write.ts'
import { type StaffContext, type StaffOptions, useStaff } from '../page/staff-context.ts'
import { showList } from '../page/staff-list.tsx'
import { type DrawStaffPage, idOf, showPage } from '../page/staff-page.ts'
import { CUSTOMER_LIST, findCustomer } from './customer-list.ts'
import { disableFor, drawSecondStep, SECOND_STEP_FORM } from './second-step.tsx'

const MAX_EVENTS = 100

/** Customers, with their orders. */
export async function customerRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  shop.get(CUSTOMER_LIST.path, showList(options, CUSTOMER_LIST))
  shop.get('/staff/customers/:id', showPage(options, drawCustomer(options.db)))
  shop.post(SECOND_STEP_FORM, runWrite(options, { action: disableFor }))
}

function drawCustomer(db: Db): DrawStaffPage {
  return async (context, request) => {
    const customer = await findCustomer(db, idOf(request))
    if (!customer) return undefined
    const { t, shop } = context
    const { id, name, email, phone, company } = customer
    const events = await listConsentEvents(db, { id, email }, MAX_EVENTS)
    return {
      title: name,
      main: (
        <>
          <Facts
            facts={[
              [t('page.email'), email],
              [t('staff.phone'), formatPhone(phone ?? '', shop.company.country)],
              [t('staff.company'), company ?? ''],
            ]}
          />
          {await drawSecondStep(db, context, id)}
          {await drawOrdersOf(db, context, request, { customerId: id })}
          {customerConsents(context, events)}
        </>
      ),
    }
  }
}

/** A customer's consents with their words, which are the shop's proof. */
function customerConsents(context: StaffContext, events: readonly ConsentEvent[]) {
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
