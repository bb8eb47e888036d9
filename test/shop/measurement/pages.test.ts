import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from '../../helpers/form-visitor.ts'
import { countingShop, measuredShop, uncountedShop } from '../../helpers/measured-shop.ts'
import { openShop } from '../../helpers/open-shop.ts'

/** A page needs its built files for the loader's tag; these tests look at what says who is asked. */
const QUESTION = /<cookie-consent/
const LINK = /data-consent/

test('visitors are asked where pages are timed, and only there', async (t) => {
  const asks = []
  for (const facts of [
    uncountedShop(),
    countingShop(),
    countingShop({ vitals: true }),
    measuredShop(),
  ]) {
    const { visitor } = await openShop(t, { facts })
    const { body } = await visitor().ask('/')
    equal(QUESTION.test(body), LINK.test(body))
    asks.push(QUESTION.test(body))
  }
  deepEqual(asks, [false, false, true, true])
})

test('the page about cookies asks for measurement, and for no advertisements', async (t) => {
  const { visitor } = await openShop(t, { facts: countingShop({ vitals: true }) })
  const { body } = await visitor().ask('/en/cookies')
  match(body, /name="measurement"/)
  doesNotMatch(body, /name="marketing"/)
})

test('the page about personal details tells what is counted, as far as it is', async (t) => {
  const told = []
  for (const facts of [uncountedShop(), countingShop(), countingShop({ vitals: true })]) {
    const { visitor } = await openShop(t, { facts })
    const text = textOf((await visitor().ask('/en/privacy')).body)
    told.push([
      /We count how often/.test(text),
      /If you have allowed measuring, the page/.test(text),
    ])
  }
  deepEqual(told, [
    [false, false],
    [true, false],
    [true, true],
  ])
})
