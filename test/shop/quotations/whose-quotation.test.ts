import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Customer } from '../../../shop/platform/http/visitor.ts'
import { createSigner } from '../../../shop/platform/signer.ts'
import {
  isQuotationKey,
  QUOTATION_KEY_MS,
  quotationKey,
} from '../../../shop/quotations/quotation-links.ts'
import { isRequestedBy } from '../../../shop/quotations/read-quotation.ts'

const customer = (id: string): Customer => ({
  ...{ id, email: `${id}@example.com`, firstName: id, lastName: 'Ek', role: 'buyer' },
})
const company = (id: string) => ({ id, name: id, organizationNumber: '', mayInvoice: false })
const session = (id: string) => ({ id, isStored: true })

const VISITORS = {
  anna: { session: session('hers'), customer: customer('anna') },
  other: { session: session('another'), customer: customer('other') },
  kim: { session: session('kims'), customer: customer('kim'), company: company('lunda-if') },
  eva: { session: session('evas'), customer: customer('eva'), company: company('elsewhere') },
  guest: { session: session('hers') },
  nobody: {},
}
type Name = keyof typeof VISITORS

const askersOf = (quotation: Parameters<typeof isRequestedBy>[0]) =>
  (Object.keys(VISITORS) as Name[]).filter((it) => isRequestedBy(quotation, VISITORS[it]))

test('a private customer’s request belongs to that customer, in any session', () => {
  const hers = { customerId: 'anna', companyId: null, sessionId: 'hers' }

  deepEqual(askersOf(hers), ['anna'])
  deepEqual(askersOf({ ...hers, sessionId: 'another' }), ['anna'])
})

test('a company’s request belongs to each of its buyers, and to nobody else', () => {
  const theirs = { customerId: 'bo', companyId: 'lunda-if', sessionId: 'hers' }

  deepEqual(askersOf(theirs), ['kim'])
  deepEqual(askersOf({ ...theirs, customerId: 'eva' }), ['kim'], 'who has changed company')
})

test('a request without a login belongs to its session; without a session, to nobody', () => {
  const asked = { customerId: null, companyId: null, sessionId: 'hers' }

  deepEqual(askersOf(asked), ['anna', 'guest'])
  deepEqual(askersOf({ ...asked, sessionId: null }), [])
})

test('the key of a request opens it for a time, and never one made with an account', () => {
  const signer = createSigner(Buffer.alloc(32, 7))
  const asked = { id: 'q1', createdAt: 1000, customerId: null }
  const key = quotationKey(signer, 'q1')
  const end = asked.createdAt + QUOTATION_KEY_MS

  equal(isQuotationKey(asked, { signer, key, now: end - 1 }), true)
  equal(isQuotationKey(asked, { signer, key, now: end }), false)
  equal(isQuotationKey({ ...asked, id: 'q2' }, { signer, key, now: 1001 }), false)
  equal(isQuotationKey({ ...asked, customerId: 'anna' }, { signer, key, now: 1001 }), false)
})
