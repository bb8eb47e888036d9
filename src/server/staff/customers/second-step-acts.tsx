import { noticeFor } from '../../account/request-password-link.ts'
import { disableSecondStep, findSecondStep } from '../../account/second-step/second-step-queries.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import type { Done, StaffForm as Sent } from '../page/run-write.ts'
import type { StaffContext } from '../page/staff-context.ts'
import { StaffButton, StaffFormSection } from '../page/staff-forms.tsx'
import { StaffRefusal } from '../page/staff-refusal.ts'
import { findCustomer } from './people-list-queries.ts'

export const SECOND_STEP_FORM = '/staff/customers/:id/second-step'

interface FormProps {
  readonly context: StaffContext
  readonly customerId: string
}

/** For a customer who has lost the app and every recovery code. */
function SecondStepForm({ context, customerId }: FormProps) {
  const { t } = context
  return (
    <StaffFormSection
      id="second-step"
      title={t('staff.second')}
      context={context}
      path={SECOND_STEP_FORM.replace(':id', encodeURIComponent(customerId))}
    >
      <p>{t('staff.second.text')}</p>
      <StaffButton>{t('staff.second.off')}</StaffButton>
    </StaffFormSection>
  )
}

/** The form, where the customer's logins ask for a code. */
export async function drawSecondStep(db: Db, context: StaffContext, customerId: string) {
  const own = await findSecondStep(db, customerId)
  return own?.secret ? <SecondStepForm context={context} customerId={customerId} /> : undefined
}

/** Lets somebody log in by the password alone again, and tells them by mail. */
export async function disableFor(tx: Tx, { id, shop, now }: Sent): Promise<Done> {
  const customer = await findCustomer(tx, id)
  if (!customer || !(await disableSecondStep(tx, id))) throw new StaffRefusal('staff.second.none')
  const [language = 'sv'] = shop.languages
  const content = noticeFor({ language, storefront: 'sport' }, customer.email, 'codesoff')
  await enqueue(tx, { kind: 'account-mail', ref: `codesoff ${id} ${now}`, content }, now)
  return {
    audit: [{ action: 'customer.codesoff', kind: 'customer', subject: id }],
    notice: { key: 'staff.second.done', values: { name: customer.name } },
  }
}
