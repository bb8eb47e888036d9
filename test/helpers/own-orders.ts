import type { Checkout } from '../../src/contract/checkout.ts'
import { BUYER, buy } from './checkout.ts'
import { browse, type FormVisitor } from './form-visitor.ts'
import { DEMO_PASSWORD, type OpenedShop, type ShopVisitor } from './open-shop.ts'

/** A customer who is logged in by the form. */
export async function enterAccount(
  { shop }: Pick<OpenedShop, 'shop'>,
  userName: string,
  prefix = '',
): Promise<FormVisitor> {
  const visitor = browse(shop)
  await visitor.open(`${prefix}/login`)
  await visitor.submit(`${prefix}/login`, { userName, password: DEMO_PASSWORD, returnTo: '/' })
  return visitor
}

/** Places an order as a logged-in customer, and returns its id. */
export async function orderAs(
  visitor: ShopVisitor,
  articles: Readonly<Record<string, number>>,
  email = 'anna@example.com',
): Promise<string> {
  const customerDetails = { ...(BUYER.customerDetails as Checkout['customerDetails']), email }
  const placed = await buy(visitor, articles, { customerDetails })
  return placed.json<Checkout>().orderId
}
