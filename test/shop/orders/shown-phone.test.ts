import { doesNotMatch, match } from 'node:assert/strict'
import { test } from 'node:test'
import { mailedOrderKey } from '../../../shop/orders/proof/order-key.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { quotationKey } from '../../../shop/quotations/quotation-links.ts'
import { arrive } from '../../helpers/arrive.ts'
import { browse, textOf } from '../../helpers/form-visitor.ts'
import { askedQuotation } from '../../helpers/quotations.ts'
import { openStaff, order } from '../../helpers/staff.ts'

function saysPhone(page: string): void {
  match(textOf(page), /070-123 45 67/)
  doesNotMatch(textOf(page), /\+4670/)
}

test('buyer and staff see the phone number of an order as people write it', async (t) => {
  const opened = await openStaff(t)
  const { orderId } = await order(opened)
  const key = mailedOrderKey(await readSigner(opened.db), orderId, opened.clock.now)
  saysPhone((await arrive(browse(opened.shop).open, `/order/${orderId}?key=${key}`)).body)

  const eva = await opened.staff('sales', 'Eva')
  saysPhone((await eva.open(`/staff/orders/${orderId}`)).body)
})

test('buyer and staff see the phone number of a quotation as people write it', async (t) => {
  const opened = await openStaff(t)
  const { id } = await askedQuotation(opened)
  const key = quotationKey(await readSigner(opened.db), id)
  saysPhone((await arrive(browse(opened.shop).open, `/pro/quotation/${id}?key=${key}`)).body)

  const eva = await opened.staff('sales', 'Eva')
  saysPhone((await eva.open(`/staff/quotations/${id}`)).body)
})
