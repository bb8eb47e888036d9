import { deepEqual, doesNotThrow, throws } from 'node:assert/strict'
import { test } from 'node:test'
import {
  assertApprover,
  type Company,
  type Customer,
  isApprover,
  type Visitor,
} from '../../../../shop/platform/http/visitor.ts'
import { ShopError } from '../../../../shop/platform/shop-error.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'

const COMPANY: Company = {
  ...{ id: 'lunda-if', name: 'Lunda IF', organizationNumber: '802400-0005', mayInvoice: true },
}

const customerAs = (role: Customer['role']): Customer => ({
  ...{ id: 'bo', email: 'bo@example.com', firstName: 'Bo', lastName: 'Berg', role },
})

const visitorAs = (who: Pick<Visitor, 'customer' | 'company'>): Visitor => ({
  ...{ shop: demoShop, storefront: 'professional', language: 'sv' },
  ...{ canSeePrices: true, mayBackorder: true },
  ...who,
})

test('only who is an approver, and buys for a company, approves for it', () => {
  const approver = visitorAs({ customer: customerAs('admin'), company: COMPANY })
  const others = [
    visitorAs({ customer: customerAs('buyer'), company: COMPANY }),
    visitorAs({ customer: customerAs('admin') }),
    visitorAs({ company: COMPANY }),
    visitorAs({}),
  ]

  deepEqual([isApprover(approver), others.map(isApprover)], [true, [false, false, false, false]])
  doesNotThrow(() => assertApprover(approver))
  for (const it of others) {
    throws(() => assertApprover(it), new ShopError(403, 'request.forbidden'))
  }
})
