import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { runRush } from './rush/rush.ts'

const BUYERS = Number(process.env.BUYERS ?? 5000)
const UNITS = Number(process.env.UNITS ?? 100)
const KILLS = Number(process.env.KILLS ?? 10)
const RUSH = { buyers: BUYERS, units: UNITS, kills: KILLS }

test('sells each unit once to a crowd while its processes are killed', async (t) => {
  const verdict = await runRush(t, { ...RUSH, step: 'careful' })

  t.diagnostic(`${BUYERS} buyers, ${KILLS} kills: ${JSON.stringify(verdict)}`)
  const { orders, ...faults } = verdict
  deepEqual([orders, faults], [UNITS, NOTHING_WRONG])
})

test('finds out an order step that reads, decides and writes back', async (t) => {
  const { oversold } = await runRush(t, { ...RUSH, step: 'naive' })

  t.diagnostic(`the naive step sold ${oversold} units that there never were`)
  ok(oversold > 0)
})

const NOTHING_WRONG = { oversold: 0, lost: 0, doubled: 0, astray: 0, torn: 0, integrity: 'ok' }
