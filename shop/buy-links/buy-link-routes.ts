import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Text } from '../../src/i18n/text.ts'
import type { Message } from '../../src/model/validation.ts'
import { addToCart } from '../cart/change/add-to-cart.ts'
import type { ReleaseHeld } from '../cart/change/change-cart.ts'
import { applyCampaignCode } from '../checkout/change/change-checkout.ts'
import type { CodeGuard } from '../checkout/change/guard-code.ts'
import { openCheckout } from '../checkout/change/open-checkout.ts'
import type { CheckoutPayments } from '../checkout/quote/checkout-types.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Sources } from '../platform/http/sources.ts'
import { type StoredVisitor, textFor } from '../platform/http/visitor.ts'
import type { Flash } from '../platform/pages/flash.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { pathOf } from '../platform/pages/present.ts'
import { formOf, redirectBack } from '../platform/pages/redirect-back.ts'
import { resultOrRefusal, ShopError } from '../platform/shop-error.ts'
import { BUY_PATH, type BuyLine, codeIn, readBuyLines } from './buy-address.ts'

export interface BuyLinkOptions extends Pick<Sources, 'db' | 'now' | 'isSecure'> {
  readonly releaseHeld: ReleaseHeld
  readonly work: CheckoutPayments
  readonly codes: CodeGuard
}

/** Texts for a code that came with a link, in place of those for a typed code. */
const CODE_WORDS = new Map([
  ['checkout.code.unknown', 'buylink.code.unknown'],
  ['checkout.code.expired', 'buylink.code.expired'],
  ['checkout.code.used', 'buylink.code.used'],
])

/** The button of a link's page; the page itself is one of the cached pages. */
export async function buyLinkRoutes(shop: FastifyInstance, options: BuyLinkOptions): Promise<void> {
  shop.post(BUY_PATH, (request, reply) => buy(options, request, reply))
}

/** Adds all lines and opens the cart, with the code applied; or adds none, and the page says why. */
async function buy(
  options: BuyLinkOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const visitor = reply.persistVisitor()
  if (!visitor.customer && !visitor.canSeePrices) throw new ShopError(401, 'request.login')
  if (!visitor.canSeePrices) throw new ShopError(403, 'request.forbidden')
  const lines = readBuyLines(formOf(request).articles ?? '')
  if (!lines) throw new ShopError(400, 'request.unreadable')
  const { isSecure } = options
  const here = pathOf(request.url)
  const result = await resultOrRefusal(add(options, visitor, lines))
  if (result instanceof ShopError) {
    const errors = describeRefusal(result, lines, textFor(visitor))
    const path = linkTo(visitor, here)
    return redirectBack(request, reply, { path, flash: { key: 'refused', errors }, isSecure })
  }
  const fault = await applyCode(options, request, visitor, codeIn(here))
  const flash = describeAdded(lines, fault, textFor(visitor))
  return redirectBack(request, reply, { path: linkTo(visitor, '/cart'), flash, isSecure })
}

/** The message of a refusal; the page shows each line's fault beside it. */
function describeRefusal(
  { reason, refusals }: ShopError,
  lines: readonly BuyLine[],
  t: Text,
): readonly string[] {
  const n = Object.keys(refusals.errorsList ?? {}).length
  if (n === 0) return [t(reason.key, reason.values)]
  const refused = t('buylink.refused', { n })
  return n < lines.length ? [refused, t('buylink.rest')] : [refused]
}

function describeAdded(lines: readonly BuyLine[], fault: Message | undefined, t: Text): Flash {
  const n = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!fault) return { key: 'page.cart.added', values: { n } }
  return { key: 'refused', errors: [t('buylink.added', { n }), t(fault.key, fault.values)] }
}

function add(
  { db, now, releaseHeld }: BuyLinkOptions,
  visitor: StoredVisitor,
  lines: readonly BuyLine[],
): Promise<unknown> {
  return inTransaction(db, async (tx) => {
    await releaseHeld(tx, visitor, now())
    return addToCart(tx, visitor, lines, now())
  })
}

/** Applies a code to the cart's checkout as if it were typed there; returns why it could not. */
async function applyCode(
  { db, now, work, codes }: BuyLinkOptions,
  request: FastifyRequest,
  visitor: StoredVisitor,
  campaignCode: string,
): Promise<Message | undefined> {
  if (campaignCode === '') return undefined
  const context = { now: now(), ...work.open }
  const apply = () =>
    inTransaction(db, async (tx) => {
      const opened = await openCheckout(tx, visitor, context)
      return applyCampaignCode(tx, visitor, { ...opened, campaignCode }, context)
    })
  const result = await resultOrRefusal(codes(request, apply))
  if (!(result instanceof ShopError)) return undefined
  const { key, values } = result.reason
  return { key: CODE_WORDS.get(key) ?? key, ...(values && { values }) }
}
