import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { setInvoice } from '../../../../shop/account/customers/company-queries.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'

test(
  'a company is approved for the invoice, and no longer',
  onShop(async (tx) => {
    const club = { id: 'club', name: 'Lunda IF', organisation_number: '802400-0005' }

    equal(await setInvoice(tx, { organizationNumber: '802400-0005' }, 'no'), true)
    same(await allRows(tx, 'company'), [{ ...club, may_invoice: 0 }])
    equal(await setInvoice(tx, { id: 'club' }, 'yes'), true)
    same(await allRows(tx, 'company'), [{ ...club, may_invoice: 1 }])
    equal(await setInvoice(tx, { organizationNumber: '000000-0000' }, 'yes'), false)
    equal(await setInvoice(tx, { id: 'none' }, 'yes'), false)
  }),
)
