import type { Page } from 'playwright-core'
import { openDatabase } from '../../shop/platform/db/open-database.ts'

/** Logs in, and comes back to where one was sent from. */
export async function enter(
  page: Page,
  path: string,
  email = 'anna@example.com',
  password = 'courtside-demo',
): Promise<void> {
  await page.goto(path)
  await page.fill('input[name="userName"]', email)
  await page.fill('input[name="password"]', password)
  await page.press('input[name="password"]', 'Enter')
  await page.waitForURL((url) => url.pathname === path)
}

interface Size {
  readonly count: number
  /** `goods`: what comes with them, such as a gift, is not counted. */
  readonly of: 'rows' | 'goods'
}

/** Puts as much in the cart as is asked for, and orders it. */
export async function order(page: Page, size: Size): Promise<string> {
  return page.evaluate(async ({ count, of }) => {
    const { token } = await (await fetch('/api/token')).json()
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { 'content-type': 'application/json', requestverificationtoken: token }
      const sent = body ? { headers, body: JSON.stringify(body) } : {}
      return (await fetch(path, { method, ...sent })).json()
    }
    const pages = [1, 2, 3, 4, 5, 6].map(async (it) => (await fetch(`/search?page=${it}`)).text())
    const list = (await Promise.all(pages)).join()
    const numbers = [...new Set([...list.matchAll(/articlenumber="([^"]+)"/g)].map((it) => it[1]))]
    for (const number of numbers) {
      const { orderRows = [] } = await ask('GET', '/api/cart')
      const isGoods = (it: Record<string, unknown>) =>
        !(it.isFeeRow || it.isServiceRow || it.isFreeGift)
      const counted = of === 'goods' ? orderRows.filter(isGoods) : orderRows
      if (counted.length >= count) break
      await ask('POST', '/api/cart/add', { articleNumber: number })
    }
    const opened = await ask('GET', '/api/checkout')
    const customerDetails = {
      ...{ email: 'anna@example.com', firstName: 'Anna', lastName: 'Ek', zipCode: '123 45' },
      ...{ address: 'Storgatan 1', city: 'Bollstad', phoneNumber: '070-123 45 67' },
    }
    const chosen = { selectedDeliveryMethod: 'home', selectedPaymentMethod: 'prepay' }
    const sent = { ...opened, customerDetails, ...chosen, acceptTermsOfCondition: true }
    const kept = await ask('PUT', '/api/checkout/setDeliveryProvider', sent)
    const placed = await ask('POST', '/api/checkout', { ...kept, acceptTermsOfCondition: true })
    return placed.orderId
  }, size)
}

/** The shop has packed and sent the order. */
export async function markSent(dataDir: string, orderId: string): Promise<void> {
  const db = await openDatabase({ dataDir })
  const now = Date.now()
  const sent = { packed_at: now, sent_at: now }
  await db
    .insertInto('order_handling')
    .values({ order_id: orderId, ...sent })
    .onConflict((it) => it.column('order_id').doUpdateSet(sent))
    .execute()
  await db.destroy()
}
