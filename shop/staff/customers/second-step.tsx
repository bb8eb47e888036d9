import {
  disableForCustomer,
  hasSecondStep,
} from '../../account/security/second-step/disable-by-staff.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, type SentForm } from '../page/run-write.ts'
import type { StaffContext } from '../page/staff-context.ts'
import { StaffFormSection } from '../page/staff-forms.tsx'
import { findCustomer } from './customer-list.ts'

export const SECOND_STEP_FORM = '/staff/customers/:id/second-step'

/**
 * The form for a customer who has lost the app and every recovery code; nothing where the second
 * step is off.
 */
export async function drawSecondStep(db: Db, { t }: StaffContext, customerId: string) {
  if (!(await hasSecondStep(db, customerId))) return undefined
  return (
    <StaffFormSection
      id="second-step"
      title="staff.second"
      path={SECOND_STEP_FORM.replace(':id', encodeURIComponent(customerId))}
      submit="staff.second.off"
    >
      <p>{t('staff.second.text')}</p>
    </StaffFormSection>
  )
}

/** Turns off a customer's second step, and mails the customer. */
export async function disableFor(tx: Tx, { id, shop, now }: SentForm): Promise<Outcome> {
  const [language = 'sv'] = shop.languages
  const customer = await findCustomer(tx, id)
  if (!customer || !(await disableForCustomer(tx, { ...customer, language }, now))) {
    throw new StaffRefusal('staff.second.none')
  }
  return done({ action: 'customer.codesoff', kind: 'customer', subject: id }, 'staff.second.done', {
    name: customer.name,
  })
}
