import {
  disableForCustomer,
  hasSecondStep,
} from '../../account/security/second-step/disable-by-staff.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { StaffRefusal } from '../page/notice.ts'
import type { Done, StaffForm as Sent } from '../page/run-write.ts'
import type { StaffContext } from '../page/staff-context.ts'
import { StaffButton, StaffFormSection } from '../page/staff-forms.tsx'
import { findCustomer } from './customer-list-queries.ts'

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
  if (!(await hasSecondStep(db, customerId))) return undefined
  return <SecondStepForm context={context} customerId={customerId} />
}

/** Lets somebody log in by the password alone again, and tells them by mail. */
export async function disableFor(tx: Tx, { id, shop, now }: Sent): Promise<Done> {
  const [language = 'sv'] = shop.languages
  const customer = await findCustomer(tx, id)
  if (!customer || !(await disableForCustomer(tx, { ...customer, language }, now))) {
    throw new StaffRefusal('staff.second.none')
  }
  return {
    audit: [{ action: 'customer.codesoff', kind: 'customer', subject: id }],
    notice: { key: 'staff.second.done', values: { name: customer.name } },
  }
}
