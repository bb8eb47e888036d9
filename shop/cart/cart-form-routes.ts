import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Text } from '../../src/i18n/text.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Tx } from '../platform/db/schema.ts'
import type { Sources } from '../platform/http/sources.ts'
import { type StoredVisitor, textFor } from '../platform/http/visitor.ts'
import type { Flash } from '../platform/pages/flash.ts'
import { RETURN_FIELD } from '../platform/pages/form-fields.ts'
import { formOf, redirectBack } from '../platform/pages/redirect-back.ts'
import { readReturnPath } from '../platform/pages/return-path.ts'
import { resultOrRefusal, ShopError } from '../platform/shop-error.ts'
import { addToCart } from './change/add-to-cart.ts'
import { cartRefusalFlash, readArticles } from './change/cart-form.ts'
import { clearCart, type ReleaseHeld, updateCartRow } from './change/change-cart.ts'

export interface CartFormOptions extends Pick<Sources, 'db' | 'now' | 'isSecure'> {
  readonly releaseHeld: ReleaseHeld
}

type Form = Readonly<Record<string, string>>
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The cart’s forms without script: each post ends in a redirect to a page that shows its outcome. */
export async function cartFormRoutes(
  shop: FastifyInstance,
  options: CartFormOptions,
): Promise<void> {
  const answers: Record<string, Answer> = {
    '/cart/add': answerCartForm(options, add),
    '/cart/update': answerCartForm(options, update),
    '/cart/clear': answerCartForm(options, clear),
  }
  for (const [path, answer] of Object.entries(answers)) shop.post(path, answer)
}

/** A posted form, and who posted it. */
interface Posted {
  readonly form: Form
  /** The query in the address of the pressed button. */
  readonly query: Form
  readonly visitor: StoredVisitor
  /** When it was posted, in milliseconds. */
  readonly at: number
  readonly t: Text
}

/** Runs a form's action in the transaction; returns the message of the next page. */
type CartFormAction = (tx: Tx, posted: Posted) => Promise<Flash>

/**
 * Handles a form of the cart in one transaction, and redirects back with its outcome or refusal.
 */
export function answerCartForm(options: CartFormOptions, step: CartFormAction): Answer {
  return async (request, reply) => {
    const form = formOf(request)
    const visitor = reply.persistVisitor()
    const t = textFor(visitor)
    const changing = inTransaction(options.db, async (tx) => {
      const at = options.now()
      await options.releaseHeld(tx, visitor, at)
      return step(tx, { form, query: queryOf(request), visitor, at, t })
    })
    const flash = await resultOrRefusal(changing)
    const isRefused = flash instanceof ShopError
    return back(options, request, reply, isRefused ? cartRefusalFlash(form, t, flash) : flash)
  }
}

async function add(tx: Tx, { form, visitor, at }: Posted): Promise<Flash> {
  const articles = readArticles(form)
  await addToCart(tx, visitor, articles, at)
  const n = articles.reduce((sum, { quantity }) => sum + quantity, 0)
  return { key: 'page.cart.added', values: { n } }
}

async function update(tx: Tx, { form, query, visitor, at }: Posted): Promise<Flash> {
  const quantity = Number(form.quantity)
  const isWhole = /^\d{1,3}$/.test(form.quantity ?? '')
  if (!isWhole) throw new ShopError(400, 'quantity.notnumber')
  const rowSystemId = form.rowSystemId ?? query.rowSystemId ?? ''
  await updateCartRow(tx, visitor, { rowSystemId, quantity }, at)
  return { key: 'page.cart.updated', values: { row: rowSystemId } }
}

async function clear(tx: Tx, { visitor, at }: Posted): Promise<Flash> {
  await clearCart(tx, visitor, at)
  return { key: 'page.cart.updated' }
}

/** Redirects to the page that contains the form. */
function back(
  { isSecure }: CartFormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  flash: Flash,
): FastifyReply {
  const path = readReturnPath(formOf(request)[RETURN_FIELD], request.visitor)
  return redirectBack(request, reply, { path, flash, isSecure })
}

function queryOf({ query }: FastifyRequest): Form {
  const pairs = Object.entries(query ?? {}).filter(([, it]) => typeof it === 'string')
  return Object.fromEntries(pairs)
}
