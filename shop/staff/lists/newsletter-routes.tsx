import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { MAX_EMAIL_LENGTH } from '../../../src/model/limits.ts'
import { recordConsent } from '../../consents/record-consent.ts'
import { removeConsent } from '../../newsletter/newsletter-queries.ts'
import { dayText } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { refuseUnless } from '../page/notice.ts'
import { type Outcome, readFields, runWrite, type SentForm } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { StaffPress } from '../page/staff-forms.tsx'
import { cutPage } from '../page/staff-list.tsx'
import { parameter, showPage } from '../page/staff-page.ts'
import { countSubscribers, listSubscribers } from './list-queries.ts'

const PATH = '/staff/newsletter'
const PAGE_SIZE = 50
const emailSchema = v.object({ email: v.pipe(v.string(), v.trim(), v.toLowerCase()) })

/** The list of newsletter subscribers. */
export async function newsletterListRoutes(
  shop: FastifyInstance,
  options: StaffOptions,
): Promise<void> {
  const { db } = options
  shop.get(
    PATH,
    showPage(options, async (context, request) => {
      const { t, language, shop: facts } = context
      const after = parameter(request, 'after', MAX_EMAIL_LENGTH)
      const people = await listSubscribers(db, { after, limit: PAGE_SIZE + 1 })
      const { page, last } = cutPage(people, PAGE_SIZE)
      return {
        title: t('staff.menu.newsletter'),
        main: (
          <>
            <p>{t('staff.newsletter.count', { n: await countSubscribers(db) })}</p>
            <ul className="staff-list">
              {page.map(({ email, confirmedAt }) => (
                <li key={email} className="staff-list__item staff-acts">
                  <span>{email}</span>
                  <small>{dayText(confirmedAt, language, facts)}</small>
                  <StaffPress path={`${PATH}/removed`} fields={{ email }} look="quiet">
                    {t('staff.newsletter.remove')}
                  </StaffPress>
                </li>
              ))}
            </ul>
            {last && (
              <a href={`${PATH}?after=${encodeURIComponent(last.email)}`}>
                {t('staff.pager.next')}
              </a>
            )}
          </>
        ),
      }
    }),
  )
  shop.post(`${PATH}/removed`, runWrite(options, { back: PATH, action: remove }))
}

async function remove(tx: Tx, { fields, now }: SentForm): Promise<Outcome> {
  const { email } = readFields(emailSchema, fields)
  refuseUnless(await removeConsent(tx, email), 'staff.newsletter.gone')
  const event = { consent: 'newsletter', act: 'withdrawn', place: 'staff' } as const
  await recordConsent(tx, { ...event, owner: { email } }, now)
  return {
    // A deleted address must not live on in the audit trail.
    audit: [{ action: 'newsletter.removed', kind: 'newsletter', subject: maskEmail(email) }],
    notice: { key: 'staff.newsletter.removed' },
  }
}

function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1…')
}
