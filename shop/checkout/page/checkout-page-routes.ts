import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { CHECKOUT_PATH } from '../../paths/shop-paths.ts'
import { refusalReply } from '../../platform/http/errors.ts'
import { type StoredVisitor, textFor, type Visitor } from '../../platform/http/visitor.ts'
import type { RecoverOptions } from '../../platform/pages/expired-form.tsx'
import { loginUrl } from '../../platform/pages/login-url.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import { readPage, sendPage } from '../../platform/pages/present.ts'
import { redirectBack } from '../../platform/pages/redirect-back.ts'
import { resultOrRefusal, ShopError } from '../../platform/shop-error.ts'
import type { Form } from './checkout-form.ts'
import { checkoutPage } from './checkout-page.tsx'
import { type CheckoutErrors, type CheckoutSources, loadCheckout } from './load-checkout.ts'
import { placeForm, readSent, saveForm } from './place-by-form.ts'
import { recoverCheckout } from './recover-checkout.tsx'

export interface CheckoutPageOptions extends CheckoutSources, RecoverOptions {
  readonly isSecure: boolean
}

/** Outcomes of a payment that the address may name; others are ignored. */
const PAYMENT_WORDS = new Map<unknown, string>([
  ['declined', 'checkout.declined'],
  ['cancelled', 'checkout.cancelled'],
])

/** The checkout's page, which works as a form without script. */
export async function checkoutPageRoutes(
  shop: FastifyInstance,
  options: CheckoutPageOptions,
): Promise<void> {
  shop.get(CHECKOUT_PATH, (request, reply) => show(options, request, reply, returned(request)))
  shop.post(CHECKOUT_PATH, recoverCheckout(options), (request, reply) =>
    take(options, request, reply),
  )
}

async function show(
  options: CheckoutPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  refused?: CheckoutErrors,
): Promise<FastifyReply> {
  const pageRequest = await readPage(options, request, reply)
  const drawing = await loadCheckout(options, pageRequest.page, request.visitor, refused)
  return sendPage(reply, pageRequest, checkoutPage(drawing))
}

/** Redirects with a 303, so that a reload posts nothing again. */
async function take(
  options: CheckoutPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const visitor = reply.persistVisitor()
  if (!request.hasCookie) return explainLostOrder(options, request, reply)
  const form = (request.body ?? {}) as Form
  const sent = await readSent(options, visitor, form)
  const url = await resultOrRefusal(save(options, request, visitor, { form, sent }))
  if (!(url instanceof ShopError)) return reply.redirect(url, 303)
  return show(options, request, refusalReply(reply, url), { errors: wordsOf(url, request), sent })
}

/** Saves the form, places the order if the form asks for it, and returns the next page's address. */
async function save(
  options: CheckoutPageOptions,
  request: FastifyRequest,
  visitor: StoredVisitor,
  { form, sent }: { readonly form: Form; readonly sent: Checkout },
): Promise<string> {
  const saved = await saveForm(options, request, sent)
  if (form.step !== 'place') return nextAfter(visitor, form)
  return placeForm(options, { visitor, ip: request.ip }, { sent, saved })
}

/** The login leads back to the form, which keeps what was typed. */
function nextAfter(visitor: Visitor, { step }: Form): string {
  const here = linkTo(visitor, CHECKOUT_PATH)
  return step === 'login' ? loginUrl(visitor, here) : here
}

/** Without the cookie, the shop cannot tell whose checkout it was. */
function explainLostOrder(
  { isSecure }: CheckoutPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { visitor } = request
  const errors = [textFor(visitor)('page.checkout.lost')]
  const path = linkTo(visitor, CHECKOUT_PATH)
  return redirectBack(request, reply, { path, flash: { key: 'refused', errors }, isSecure })
}

/** The first fault of each field as a sentence; a refusal without fields is a general one. */
function wordsOf({ reason, refusals }: ShopError, { visitor }: FastifyRequest) {
  const t = textFor(visitor)
  const { modelState = { general: [reason] } } = refusals
  const words = Object.entries(modelState).flatMap(([path, [first]]) =>
    first ? [[path, t(first.key, first.values)]] : [],
  )
  return Object.fromEntries(words) as Record<string, string>
}

function returned(request: FastifyRequest): CheckoutErrors | undefined {
  const { payment } = request.query as { readonly payment?: unknown }
  const key = PAYMENT_WORDS.get(payment)
  return key ? { errors: { payment: textFor(request.visitor)(key) } } : undefined
}
