import type { FastifyReply, FastifyRequest } from 'fastify'
import { KNOWN_PATHS } from '../../../src/model/checkout-form.ts'
import { textFor } from '../../platform/http/visitor.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import { isExpired } from '../../platform/pages/expired-session.ts'
import { LoggedOutForm, type TypedFields } from '../../platform/pages/logged-out-form.tsx'
import type { PageContent } from '../../platform/pages/page-content.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { CHECKOUT_PATH } from '../../platform/shop-paths.ts'
import { type CheckoutSources, loadCheckout } from './load-checkout.ts'
import { checkoutPage } from './page/checkout-page.tsx'
import { readSent } from './place-by-form.ts'
import { screenOf } from './shop-checkout.tsx'

interface RecoverOptions extends CheckoutSources, Presenter {
  /** The shop's own address, where it has one. */
  readonly baseUrl: string | undefined
}

const TERMS = 'acceptTermsOfCondition'
const KEPT = new Set(['isBusinessCustomer', ...KNOWN_PATHS.filter((it) => it !== TERMS)])

/**
 * A checkout whose login or token has ended comes back as it was typed: as the form where there is
 * still something in the cart, else with the way to the login. Nothing is stored meanwhile.
 */
export async function recoverCheckout(
  options: RecoverOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<FastifyReply> {
  if (!isExpired(error, request, options.baseUrl)) throw error
  const { visitor } = request
  const form = formOf(request)
  const sent = await readSent(options, visitor, form)
  const asked = await readPage(options, request, reply.status(error.status))
  const errors = { general: textFor(visitor)('page.form.stale') }
  const drawing = await loadCheckout(options, asked.page, visitor, { errors, sent })
  const content = screenOf(drawing) === 'form' ? checkoutPage(drawing) : keptPage(asked.page, form)
  return sendPage(reply, asked, content)
}

function keptPage(page: PageContext, form: TypedFields): PageContent {
  const kept = Object.fromEntries(Object.entries(form).filter(([name]) => KEPT.has(name)))
  const title = page.t('checkout.title')
  return {
    title: page.t('page.errortitle', { title }),
    isPrivate: true,
    isCheckout: true,
    main: drawPage(
      page,
      <div className="shop-article">
        <h1>{title}</h1>
        <LoggedOutForm page={page} action={CHECKOUT_PATH} kept={kept}>
          {page.t('checkout.kept')}
        </LoggedOutForm>
      </div>,
    ),
  }
}
