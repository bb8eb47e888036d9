import type { FastifyInstance } from 'fastify'
import { formatPhone } from '../../../src/model/format-phone.ts'
import { Button } from '../../../src/ui/button.tsx'
import {
  type CompanyRequest,
  listOpenRequests,
} from '../../account/registration/company-request-queries.ts'
import { acceptCompany, declineCompany } from '../../account/registration/decide-company.ts'
import { timestampText } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { areaField, readForm, StaffFields } from '../page/form-fields.tsx'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, runWrite, type SentForm } from '../page/run-write.ts'
import { type StaffOptions, useStaff } from '../page/staff-context.ts'
import { StaffForm } from '../page/staff-forms.tsx'
import { showPage } from '../page/staff-page.ts'
import { StaffItems } from '../page/staff-rows.tsx'

const PATH = '/staff/applications'
const MAX_SHOWN = 100

const ANSWER = { answer: areaField({ label: 'staff.application.answer', max: 2000 }) }

/** The applications of companies that want to buy from the shop, and the forms that answer them. */
export async function applicationRoutes(
  shop: FastifyInstance,
  options: StaffOptions,
): Promise<void> {
  shop.get(
    PATH,
    showPage(options, async ({ t }) => ({
      title: t('staff.menu.applications'),
      main: (
        <StaffItems items={await listOpenRequests(options.db, MAX_SHOWN)} keyOf={({ id }) => id}>
          {(it) => <Application request={it} />}
        </StaffItems>
      ),
    })),
  )
  shop.post(`${PATH}/:id/accepted`, runWrite(options, { back: PATH, action: accept }))
  shop.post(`${PATH}/:id/refused`, runWrite(options, { back: PATH, action: reject }))
}

async function accept(tx: Tx, { id, fields, now }: SentForm): Promise<Outcome> {
  const { answer } = readForm(ANSWER, fields)
  const accepted = await acceptCompany(tx, id, answer, now)
  if (typeof accepted === 'string') throw new StaffRefusal(`staff.application.${accepted}`)
  return answerResult('accepted', accepted)
}

async function reject(tx: Tx, { id, fields, now }: SentForm): Promise<Outcome> {
  const { answer } = readForm(ANSWER, fields)
  if (answer === '') throw new StaffRefusal('staff.application.reason')
  const refused = await declineCompany(tx, id, answer, now)
  refuseUnless(refused, 'staff.application.decided')
  return answerResult('refused', refused)
}

function answerResult(action: 'accepted' | 'refused', request: CompanyRequest): Outcome {
  const { id, companyName, organizationNumber } = request
  return done(
    {
      action: `company.${action}`,
      kind: 'company',
      subject: id,
      after: { companyName, organizationNumber },
    },
    `staff.application.${action}`,
    { company: companyName },
  )
}

function Application({ request }: { readonly request: CompanyRequest }) {
  const context = useStaff()
  const { t, language } = context
  const { id, companyName, organizationNumber, firstName, lastName, email, phone } = request
  const { address, zipCode, city, message, madeAt } = request
  const path = `${PATH}/${encodeURIComponent(id)}`
  return (
    <>
      <h2>{companyName}</h2>
      <p>{`${organizationNumber}, ${timestampText(madeAt, language, context.shop)}`}</p>
      <p>{`${firstName} ${lastName}, ${email}, ${formatPhone(phone, context.shop.company.country)}`}</p>
      <p>{`${address}, ${zipCode} ${city}`}</p>
      {message !== '' && <p className="shop-lead">{message}</p>}
      <StaffForm className="staff-acts" path={`${path}/accepted`}>
        <StaffFields form={ANSWER} of={id} />
        <Button look="primary" type="submit">
          {t('staff.application.accept')}
        </Button>
        <Button look="secondary" type="submit" formAction={`${path}/refused`}>
          {t('staff.application.refuse')}
        </Button>
      </StaffForm>
    </>
  )
}
