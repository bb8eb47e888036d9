import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from '../../helpers/form-visitor.ts'
import { askForCodes } from '../../helpers/second-step.ts'
import { auditOf, MINUTE_MS, openStaff } from '../../helpers/staff.ts'

const ANNA = '/staff/customers/anna'

test('the staff lets in a customer who has lost everything, and the customer hears of it', async (t) => {
  const opened = await openStaff(t)
  const kim = await opened.staff('sales')
  await kim.open(ANNA)
  ok(!kim.page().includes(`${ANNA}/second-step`))
  await askForCodes(opened.db, 'anna@example.com', opened.clock.now)
  await kim.open(ANNA)

  await kim.submit(`${ANNA}/second-step`, {})

  match(textOf(kim.page()), /Tvåstegsinloggningen är av för Anna/)
  equal((await opened.visitor().logIn('anna@example.com')).statusCode, 200)
  deepEqual(await auditOf(opened.db), ['customer.codesoff'])
  const mails = (await opened.mails()).map(({ to, subject }) => [to, subject])
  deepEqual(mails, [['anna@example.com', 'Tvåstegsinloggning är av']])
  await kim.submit(`${ANNA}/second-step`, {})
  match(textOf(kim.page()), /är redan av/)
  deepEqual(await auditOf(opened.db), ['customer.codesoff'])
})

test('that takes a fresh proof', async (t) => {
  const opened = await openStaff(t)
  const kim = await opened.staff('sales')
  await askForCodes(opened.db, 'anna@example.com', opened.clock.now)
  await kim.open(ANNA)
  opened.clock.now += 11 * MINUTE_MS

  const late = await kim.post(`${ANNA}/second-step`, {})

  equal(late.headers.location, `/staff/prove?to=${encodeURIComponent(ANNA)}`)
  equal((await opened.visitor().logIn('anna@example.com')).statusCode, 401)
})
