import type { FastifyReply, FastifyRequest } from 'fastify'
import { FIELD_ORDER } from '../../../src/model/checkout-form.ts'
import { CHECKOUT_PATH } from '../../paths/shop-paths.ts'
import { textFor } from '../../platform/http/visitor.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import {
  type LoggedOutPage,
  type RecoverOptions,
  recoverForm,
} from '../../platform/pages/expired-form.tsx'
import { readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { checkoutPage } from './checkout-page.tsx'
import { type CheckoutSources, loadCheckout } from './load-checkout.ts'
import { readSent } from './place-by-form.ts'
import { screenOf } from './shop-checkout.tsx'

type Options = CheckoutSources & RecoverOptions

const TERMS = 'acceptTermsOfCondition'

/**
 * Returns what was typed in a checkout whose login or token has expired: in the form if the cart still
 * has items, otherwise with a link to the login.
 */
export function recoverCheckout(options: Options) {
  // The recovered form is sent like any other form of the checkout, and saved by it.
  const { errorHandler } = recoverForm(options, {
    refill: ({ request, reply }) => refill(options, request, reply),
    loggedOut: LOGGED_OUT,
  })
  return { errorHandler }
}

async function refill(
  options: Options,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { visitor } = request
  const sent = await readSent(options, visitor, formOf(request))
  const pageRequest = await readPage(options, request, reply)
  const errors = { general: textFor(visitor)('page.form.stale') }
  const drawing = await loadCheckout(options, pageRequest.page, visitor, { errors, sent })
  return screenOf(drawing) === 'form'
    ? sendPage(reply, pageRequest, checkoutPage(drawing))
    : undefined
}

const LOGGED_OUT: LoggedOutPage = {
  keeps: ['isBusinessCustomer', ...FIELD_ORDER.filter((it) => it !== TERMS)],
  path: CHECKOUT_PATH,
  says: 'checkout.kept',
  draw(page, body) {
    const title = page.t('checkout.title')
    return {
      title: page.t('page.errortitle', { title }),
      isPrivate: true,
      hasBareHeader: true,
      main: drawPage(
        page,
        <div className="shop-article">
          <h1>{title}</h1>
          {body}
        </div>,
      ),
    }
  },
}
