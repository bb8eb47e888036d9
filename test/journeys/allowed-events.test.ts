import { deepEqual } from 'node:assert/strict'
import { after, test } from 'node:test'
import { leaks } from './allowed-events.ts'
import { closePages, shareBrowser, until } from './running-shop.ts'

after(closePages)

const SAID = {
  'courtside:added': { articles: [{ articleNumber: 'A1', quantity: 1, stock: 5 }] },
  'courtside:logged-in': { email: 'kim@example.com' },
  'courtside:updated': { rowSystemId: 'r', quantity: 2 },
}
const PUSHED = [
  { ecommerce: null },
  { event: 'view_item', ecommerce: { items: [{ item_id: 'A1', price: 5 }] } },
  { event: 'view_item', ecommerce: { items: [{ item_id: 'A1', stock: 5 }] } },
  { event: 'sign_up', method: 'kim@example.com' },
  { event: 'unknown' },
]

test('a page of a journey that says more than an event may say is found out', async () => {
  const page = await (await shareBrowser()).newPage()
  await page.goto('data:text/html,')
  await page.evaluate(
    ({ said, pushed }) => {
      for (const [name, detail] of Object.entries(said)) {
        document.body.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }))
      }
      const layer: object[] = []
      Object.assign(window, { dataLayer: layer })
      for (const it of pushed) layer.push(it)
    },
    { said: SAID, pushed: PUSHED },
  )
  await until(async () => leaks.length >= 5)

  deepEqual(leaks.splice(0), [
    'courtside:added: stock',
    'courtside:logged-in: email',
    'push view_item: stock',
    'push sign_up: @',
    'push unknown: ',
  ])
})
