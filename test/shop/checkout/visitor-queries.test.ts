import { test } from 'node:test'
import { describeCustomer } from '../../../shop/checkout/current/visitor-queries.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { NOW } from '../../helpers/row-shop.ts'

test(
  'a customer is described as by a current session, with a company or without',
  onShop(async (tx) => {
    same(await describeCustomer(tx, 'bo', NOW), {
      seenAt: NOW,
      loggedInAt: NOW,
      customerId: 'bo',
      email: 'bo@example.com',
      firstName: 'Bo',
      lastName: 'Berg',
      role: 'admin',
      companyId: 'club',
      companyName: 'Lunda IF',
      organizationNumber: '802400-0005',
      mayInvoice: 1,
      priceLists: null,
    })
    same(await describeCustomer(tx, 'anna', NOW), {
      seenAt: NOW,
      loggedInAt: NOW,
      customerId: 'anna',
      email: 'anna@example.com',
      firstName: 'Anna',
      lastName: 'Lind',
      role: 'buyer',
      companyId: null,
      companyName: null,
      organizationNumber: null,
      mayInvoice: null,
      priceLists: null,
    })
    same(await describeCustomer(tx, 'none', NOW), undefined)
  }),
)
