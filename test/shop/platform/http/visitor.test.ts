import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { SessionRow } from '../../../../shop/platform/http/session-queries.ts'
import { describeVisitor } from '../../../../shop/platform/http/visitor.ts'
import type { Storefront } from '../../../../src/model/storefront.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'

const NOW = 1_000_000
const ANNA: SessionRow = {
  ...{ seenAt: NOW, loggedInAt: NOW, customerId: 'anna', email: 'anna@example.com' },
  ...{ firstName: 'Anna', lastName: 'Lind', role: 'buyer' },
  ...{ companyId: null, companyName: null, organizationNumber: null },
  ...{ mayInvoice: null, priceLists: '1.1' },
}
const BO: SessionRow = {
  ...{ ...ANNA, customerId: 'bo', role: 'admin', mayInvoice: 1 },
  ...{ companyId: 'lunda-if', companyName: 'Lunda IF', organizationNumber: '802400-0005' },
}

function seenBy(row: SessionRow | undefined, storefront: Storefront) {
  const page = { shop: demoShop, storefront, language: 'sv', wantsVat: true } as const
  const it = describeVisitor('session', row, page, NOW)
  return [it.canSeePrices, it.mayBackorder, it.priceLists?.key, it.wantsVat]
}

const ON_SPORT = [true, false, undefined, undefined]
const NOTHING = [false, false, undefined, undefined]

test('agreed prices, VAT as chosen and orders past the stock are for a company’s buyer at /pro alone', () => {
  deepEqual(seenBy(BO, 'professional'), [true, true, '1.1', true])
  deepEqual(seenBy(ANNA, 'professional'), NOTHING)
  deepEqual(seenBy(undefined, 'professional'), NOTHING)
  for (const row of [BO, ANNA, undefined]) deepEqual(seenBy(row, 'sport'), ON_SPORT)
})
