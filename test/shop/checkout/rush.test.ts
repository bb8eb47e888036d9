import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { PAYING } from './rush/money.ts'
import { PLACING, runRush } from './rush/rush.ts'

const BUYERS = Number(process.env.BUYERS ?? 1500)
const UNITS = Number(process.env.UNITS ?? 60)
const KILLS = Number(process.env.KILLS ?? 4)
const RUSH = { buyers: BUYERS, units: UNITS, kills: KILLS }

test('sells each piece once to a crowd while its processes are killed', async (t) => {
  const verdict = await runRush(t, { ...RUSH, step: 'careful' }, PLACING)

  t.diagnostic(`${BUYERS} buyers, ${KILLS} kills: ${JSON.stringify(verdict)}`)
  const { orders, ...faults } = verdict
  deepEqual([orders, faults], [UNITS, NOTHING_WRONG])
})

test('detects an order step that reads, decides and writes back', async (t) => {
  const { oversold } = await runRush(t, { ...RUSH, step: 'naive' }, PLACING)

  t.diagnostic(`the naive step sold ${oversold} units that there never were`)
  ok(oversold > 0)
})

const PAID_RUSH = {
  buyers: Number(process.env.PAYING_BUYERS ?? 40),
  units: Number(process.env.PAYING_UNITS ?? 15),
  kills: Number(process.env.PAYING_KILLS ?? 3),
}

test('has an order for every payment, and a payment for every order, however its processes are killed', async (t) => {
  const verdict = await runRush(t, { ...PAID_RUSH, step: 'careful' }, PAYING)

  t.diagnostic(`${JSON.stringify(PAID_RUSH)}: ${JSON.stringify(verdict)}`)
  const { orders, ...faults } = verdict
  deepEqual([orders, faults], [PAID_RUSH.units, NO_MONEY_LOST])
})

test('detects a purchase that is charged before its order exists', async (t) => {
  const few = { buyers: 30, units: 20, kills: 2 }
  const { limbo } = await runRush(t, { ...few, step: 'naive' }, PAYING)

  t.diagnostic(`the naive purchase kept the money of ${limbo} buyers for nothing`)
  ok(limbo > 0)
})

const NOTHING_WRONG = { oversold: 0, lost: 0, doubled: 0, astray: 0, torn: 0, damage: [] }

const NO_MONEY_LOST = { oversold: 0, lost: 0, limbo: 0, unpaid: 0, undecided: 0, astray: 0 }
