import { test } from 'node:test'
import { addVitals, deleteCountsBefore } from '../../../shop/measurement/count-writes.ts'
import {
  countOrdered,
  listSteps,
  listVitals,
} from '../../../shop/measurement/measurement-queries.ts'
import { addSteps } from '../../../shop/measurement/step-writes.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const SEEN = { day: '2026-11-23', storefront: 'sport', lang: 'sv', step: 'seen', count: 2 } as const
const LCP = {
  day: '2026-11-23',
  vital: 'LCP',
  page: 'product',
  device: 'phone',
  range: 3,
  count: 1,
} as const
const ALWAYS = { from: '', to: '9999-12-31' }

test(
  'counts of a day add up, each step, storefront and language by itself',
  onShop(async (tx) => {
    await addSteps(tx, [])
    await addSteps(tx, [SEEN, { ...SEEN, lang: 'en' }])
    await addSteps(tx, [
      { ...SEEN, count: 3 },
      { ...SEEN, step: 'added', count: 1 },
    ])
    await addSteps(tx, [{ ...SEEN, storefront: 'professional', count: 7 }])

    same(await listSteps(tx, ALWAYS), [
      { ...SEEN, storefront: 'professional', count: 7 },
      { ...SEEN, lang: 'en' },
      { ...SEEN, step: 'added', count: 1 },
      { ...SEEN, count: 5 },
    ])
  }),
)

test(
  'counts of vitals add up by range, page and device',
  onShop(async (tx) => {
    await addVitals(tx, [])
    await addVitals(tx, [LCP, { ...LCP, range: 4 }, { ...LCP, device: 'desktop' }])
    await addVitals(tx, [{ ...LCP, count: 9 }])

    same(await listVitals(tx, ALWAYS), [
      { ...LCP, device: 'desktop' },
      { ...LCP, count: 10 },
      { ...LCP, range: 4 },
    ])
  }),
)

test(
  'a period holds its first and its last day',
  onShop(async (tx) => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
    await addSteps(
      tx,
      days.map((day) => ({ ...SEEN, day })),
    )
    await addVitals(
      tx,
      days.map((day) => ({ ...LCP, day })),
    )
    const period = { from: '2026-11-21', to: '2026-11-22' }

    same(
      (await listSteps(tx, period)).map(({ day }) => day),
      days.slice(1, 3),
    )
    same(
      (await listVitals(tx, period)).map(({ day }) => day),
      days.slice(1, 3),
    )
  }),
)

test(
  'what was counted before a day goes, that day stays',
  onShop(async (tx) => {
    await addSteps(tx, [SEEN, { ...SEEN, day: '2026-11-22' }])
    await addVitals(tx, [LCP, { ...LCP, day: '2026-11-22' }])

    await deleteCountsBefore(tx, '2026-11-23')

    same(await listSteps(tx, ALWAYS), [SEEN])
    same(await listVitals(tx, ALWAYS), [LCP])
  }),
)

test(
  'orders that stand are counted by the quarter of an hour, other ones and quotations are not',
  onShop(async (tx) => {
    const at = NOW - (NOW % 900_000)
    const states = ['placed', 'paid', 'delivered', 'refunded', 'held', 'cancelled'] as const
    for (const status of states) await addOrder(tx, { id: status, status, created_at: at })
    await addOrder(tx, { id: 'late', status: 'paid', created_at: at + 899_999 })
    await addOrder(tx, { id: 'next', status: 'paid', created_at: at + 900_000 })
    await addOrder(tx, { id: 'early', status: 'paid', created_at: at - 1 })
    await addOrder(tx, { id: 'en', status: 'paid', created_at: at, lang: 'en' })

    same(await countOrdered(tx, { since: at, until: at + 900_000 }), [
      { at, storefront: 'sport', lang: 'en', count: 1 },
      { at, storefront: 'sport', lang: 'sv', count: 5 },
      { at: at + 900_000, storefront: 'sport', lang: 'sv', count: 1 },
    ])
  }),
)
