import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { mailedOrderKey, returnedOrderKey } from '../../../shop/orders/proof/order-key.ts'
import {
  type OrderProof,
  proveOrder,
  readProvedReceipt,
} from '../../../shop/orders/proof/prove-order.ts'
import type { Visitor } from '../../../shop/platform/http/visitor.ts'
import { createSigner } from '../../../shop/platform/signer.ts'
import { onShop } from '../../helpers/row-database.ts'
import { addOrder } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const signer = createSigner(Buffer.alloc(32, 7))
const DAY_MS = 24 * 60 * 60 * 1000
const MAILED = mailedOrderKey(signer, 'order', NOW)
const RETURNED = returnedOrderKey(signer, { orderId: 'order', placedAt: NOW })

interface Case {
  readonly session?: string
  readonly customer?: readonly [id: string, email: string]
  readonly shown?: string
  /** The key that an earlier link has stored in the browser. */
  readonly noted?: string
  readonly later?: number
  readonly proof: OrderProof | undefined
}

function visitorOf({ session, customer: [id, email] = ['', ''], noted }: Case): Visitor {
  const visitor = {
    ...(session !== undefined && { session: { id: session, isStored: true } }),
    ...(id !== '' && { customer: { id, email, firstName: '', lastName: '', role: 'buyer' } }),
    ...(noted !== undefined && { keys: new Map([['order.order', noted]]) }),
  }
  return visitor as unknown as Visitor
}

const ANNA = ['anna', 'anna@example.com'] as const
const CASES: Readonly<Record<string, Case>> = {
  'by the login of its customer, under whose address it stands': {
    customer: ANNA,
    proof: { by: 'login', key: undefined, readsMail: true },
  },
  'by a login whose address is another one, which reads no mail of it': {
    customer: ['anna', 'new@example.com'],
    proof: { by: 'login', key: undefined, readsMail: false },
  },
  'by the session that it was placed in, which reads no mail of it': {
    session: 'own',
    proof: { by: 'session', key: undefined, readsMail: false },
  },
  'by the login before the session': {
    session: 'own',
    customer: ANNA,
    proof: { by: 'login', key: undefined, readsMail: true },
  },
  'by the link of its mail': {
    shown: MAILED,
    proof: { by: 'link', key: MAILED, readsMail: true },
  },
  'by the link that the browser has followed before': {
    noted: MAILED,
    proof: { by: 'link', key: undefined, readsMail: true },
  },
  'by the way back from paying, which nobody mailed': {
    shown: RETURNED,
    proof: { by: 'link', key: RETURNED, readsMail: false },
  },
  'by the session, with the mail’s link shown beside': {
    session: 'own',
    shown: MAILED,
    proof: { by: 'session', key: MAILED, readsMail: true },
  },
  'not by another session or login': {
    session: 'other',
    customer: ['bo', 'anna@example.com'],
    proof: undefined,
  },
  'not by a forged key': { shown: `${MAILED.slice(0, -1)}!`, proof: undefined },
  'not by a link that has ended': { shown: RETURNED, later: 2 * DAY_MS, proof: undefined },
  'not by nothing': { proof: undefined },
}

for (const [name, given] of Object.entries(CASES)) {
  test(
    `an order is proved ${name}`,
    onShop(async (tx) => {
      await addOrder(tx, {
        ...{ id: 'order', email: 'Anna@example.com', customer_id: 'anna', session_id: 'own' },
      })
      const { shown = '', later = 0, proof } = given
      const link = { signer, key: shown, now: NOW + later }

      const read = await readProvedReceipt(tx, visitorOf(given), 'order', link)

      const { receipt, ...said } = read ?? {}
      deepEqual([read && said, receipt?.orderId], [proof, proof && 'order'])
      deepEqual(await readProvedReceipt(tx, visitorOf(given), 'none', link), undefined)
    }),
  )
}

test(
  'without a key to check, a stored link proves nothing',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', session_id: 'own' })

    const byLink = await proveOrder(tx, visitorOf({ noted: MAILED, proof: undefined }), 'order')
    const own = await proveOrder(tx, visitorOf({ session: 'own', proof: undefined }), 'order')

    deepEqual([byLink, own?.by, own?.order.id], [undefined, 'session', 'order'])
  }),
)
