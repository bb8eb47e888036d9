import { setInvoice } from '../../account/customers/company-queries.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { type Done, done, type StaffForm as Sent } from '../page/run-write.ts'
import type { StaffContext } from '../page/staff-context.ts'
import { StaffFormSection } from '../page/staff-forms.tsx'
import type { ListedCompany } from './company-list-queries.ts'

export const INVOICE_FORM = '/staff/companies/:id/invoice'

/** Whether a company may buy on the shop's invoice; nothing in a shop that sends none. */
export function drawInvoice(
  context: StaffContext,
  { id, mayInvoice }: Pick<ListedCompany, 'id' | 'mayInvoice'>,
) {
  const { t, shop } = context
  const { days } = shop.payments.invoice ?? {}
  if (days === undefined) return null
  const [now, next] = mayInvoice === 1 ? ['yes', 'no'] : ['no', 'yes']
  return (
    <StaffFormSection
      id="invoice"
      title="payment.invoice"
      path={INVOICE_FORM.replace(':id', encodeURIComponent(id))}
      fields={{ may: next }}
      submit={`staff.invoice.set.${next}`}
    >
      <p>{t(`staff.invoice.is.${now}`, { days })}</p>
    </StaffFormSection>
  )
}

/** Lets a company buy on the shop's invoice, or no longer; orders that are placed stay as they are. */
export async function decideInvoice(tx: Tx, { id, fields }: Sent): Promise<Done> {
  const { may } = fields
  if (may !== 'yes' && may !== 'no') throw new StaffRefusal('staff.form.wrong')
  refuseUnless(await setInvoice(tx, { id }, may), 'staff.form.wrong')
  return done({ action: `invoice.${may}`, kind: 'limit', subject: id }, `staff.invoice.done.${may}`)
}
