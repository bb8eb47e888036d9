import type { TestContext } from 'node:test'
import type { Catalogue } from '../../shop/catalogue/catalogue.ts'
import type { Cart } from '../../src/contract/cart.ts'
import { browse, type Fields, type FormVisitor } from './form-visitor.ts'
import { DEMO_PASSWORD, type OpenedShop, openShop } from './open-shop.ts'

export const QUICK_ORDER = '/pro/quick-order'

/** A visitor without script, logged in on the professional storefront. */
export async function browseAs(
  { shop }: Pick<OpenedShop, 'shop'>,
  userName: string,
): Promise<FormVisitor> {
  const visitor = browse(shop)
  await visitor.open('/pro/login')
  await visitor.submit('/pro/login', { userName, password: DEMO_PASSWORD })
  return visitor
}

/** A shop, and a buyer of a company in it. */
export async function openBuyer(t: TestContext, catalogue?: Catalogue) {
  const opened = await openShop(t, catalogue && { catalogue })
  return { ...opened, visitor: await browseAs(opened, 'bo@example.com') }
}

/** The professional storefront's cart, by article number. */
export async function cartOf(
  { shop }: Pick<OpenedShop, 'shop'>,
  visitor: FormVisitor,
): Promise<Record<string, number>> {
  const headers = {
    cookie: visitor.cookie(),
    'request-context': JSON.stringify({ storefront: 'professional' }),
  }
  const { orderRows } = (await shop.inject({ url: '/api/cart', headers })).json<Cart>()
  return Object.fromEntries(orderRows.map((it) => [it.articleNumber, it.quantity]))
}

/** The text in the form for lines. */
export function linesIn(page: string): string {
  const [, text = ''] = /<textarea[^>]*name="lines"[^>]*>([^<]*)</.exec(page) ?? []
  return text.replaceAll('&quot;', '"').trim()
}

export function keyIn(page: string): string {
  return /name="key" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

/** Opens the page, and sends its form. */
export async function sendOrder(visitor: FormVisitor, fields: Fields, file?: Uint8Array) {
  await visitor.open(QUICK_ORDER)
  const key = keyIn(visitor.page())
  return visitor.post(QUICK_ORDER, { key, ...fields }, file ? { file } : {})
}
