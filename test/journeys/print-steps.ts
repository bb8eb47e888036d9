import type { BrowserContext, Page } from 'playwright-core'
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import type { Tx } from '../../shop/platform/db/schema.ts'
import { readSigner } from '../../shop/platform/db/signing-secret.ts'
import { sessionCookies } from '../../shop/platform/http/session-cookie.ts'
import { insertStaffSession } from '../../shop/staff/guard/session-queries.ts'
import { addStaff } from '../helpers/staff.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How many sheets of A4, unless said otherwise, a page is on paper. */
export async function sheetsOf(page: Page, format = 'A4'): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

const ROWS = '.shop-receipt__row, .staff-slip tbody tr'
/** A4 without its margins, in CSS pixels. */
const PAPER = { width: 680, height: 1010 }

/**
 * What of a page is cut on paper: what is wider than the sheet, rows that two sheets may share, and a
 * head of rows that stands on the first sheet alone; rows whose sum or words stand anywhere but at the
 * edges of the row.
 */
export async function cutOnPaper(page: Page, head: 'h2' | 'thead' | undefined) {
  const before = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  const found = await page.evaluate(
    ([rows, heads]) => {
      const { scrollWidth, clientWidth } = document.documentElement
      const all = (selector: string) => [...document.querySelectorAll(selector)]
      const isShared = (it: Element) => !getComputedStyle(it).breakInside.startsWith('avoid')
      const isOnce = (it: Element) => getComputedStyle(it).display !== 'table-header-group'
      const edgesOf = (it: Element | null) => it?.getBoundingClientRect() ?? new DOMRect()
      const isRagged = (it: Element) =>
        edgesOf(it.querySelector('.shop-receipt__traits')).left !== edgesOf(it).left ||
        edgesOf(it.querySelector('.shop-receipt__sum')).right !== edgesOf(it).right
      const ragged = all('.shop-receipt__row').filter(isRagged)
      const shared = all(rows).filter(isShared)
      const cut = [...shared, ...ragged, ...(heads ? all(heads).filter(isOnce) : [])]
      const isCounted = all(rows).length > 0 === (heads !== '')
      return [
        ...(scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth}`] : []),
        ...(isCounted ? [] : ['rows']),
        ...cut.map((it) => it.textContent ?? ''),
      ]
    },
    [
      ROWS,
      { h2: '.shop-receipt__rows > h2', thead: '.staff-slip thead', none: '' }[head ?? 'none'],
    ] as const,
  )
  await page.emulateMedia({ media: null })
  if (before) await page.setViewportSize(before)
  return found
}

/** All of an order is on its way back: the number of its return. */
export async function announceAll(tx: Tx, orderId: string): Promise<string> {
  const [id, number, now] = [`return of ${orderId}`, `R-${orderId}`, Date.now()]
  const times = { created_at: now, received_at: null, settled_at: null }
  await tx
    .insertInto('goods_return')
    .values({ id, number, order_id: orderId, state: 'sent', lang: 'sv', ...times })
    .execute()
  const rows = await tx
    .selectFrom('order_row')
    .select(['id', 'quantity'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'article')
    .execute()
  for (const { id: row, quantity } of rows) {
    const said = { quantity, reason: 'other', received: null } as const
    await tx
      .insertInto('goods_return_row')
      .values({ return_id: id, row_id: row, ...said })
      .execute()
  }
  return number
}

/** A customer's quotation of an order's rows, which the shop has answered. */
export async function quoteAll(tx: Tx, orderId: string, customerId: string): Promise<string> {
  const [id, now] = [`quotation of ${orderId}`, Date.now()]
  const company = { company_name: 'Klubben AB', organization_number: '556012-5790' }
  const person = { first_name: 'Lo', last_name: 'Ek', email: 'lo@example.com', phone: '070' }
  const place = { address: 'Storgatan 1', zip_code: '12345', city: 'Bollstad' }
  const times = { terms_accepted_at: now, created_at: now, answered_at: now }
  await tx
    .insertInto('quotation')
    .values({
      ...{
        id,
        number: `Q-${orderId}`,
        state: 'answered',
        customer_id: customerId,
        company_id: null,
      },
      ...{ session_id: null, storefront: 'sport', lang: 'sv', currency: 'SEK' },
      ...{ ...company, ...person, ...place, ...times, valid_until: now + DAY_MS },
    })
    .execute()
  const rows = await tx
    .selectFrom('order_row')
    .select(['position', 'article_number', 'name', 'size', 'colour', 'vat_rate', 'quantity'])
    .select('price')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'article')
    .execute()
  for (const row of rows)
    await tx
      .insertInto('quotation_row')
      .values({ quotation_id: id, ...row, note: 'Gärna i klubbens färger.' })
      .execute()
  return id
}

/** Somebody of the staff is logged in in this browser. */
export async function enterStaff(
  context: BrowserContext,
  dataDir: string,
  url: string,
): Promise<void> {
  const db = await openDatabase({ dataDir })
  const cookies = sessionCookies(await readSigner(db), false, 'staff')
  const value = cookies.issue()
  const { id } = await addStaff(db, { role: 'owner', name: 'Eva' }, Date.now())
  const session = { id: cookies.read(value) ?? '', staffId: id, stage: 'open' } as const
  await db.transaction().execute((tx) => insertStaffSession(tx, session, Date.now()))
  await db.destroy()
  await context.addCookies([{ name: cookies.name, value, url }])
}

/** An order has as many rows of goods, of which there are too few in a small shop to buy them. */
export async function fillUp(tx: Tx, orderId: string, count: number): Promise<void> {
  const rows = await tx
    .selectFrom('order_row')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute()
  const [first] = rows.filter((it) => it.kind === 'article')
  if (!first) throw new Error('No goods')
  for (let position = rows.length; position < count; position += 1) {
    const own = { id: `${orderId} ${position}`, article_number: `CS-${position}`, position }
    await tx
      .insertInto('order_row')
      .values({ ...first, ...own })
      .execute()
  }
}
