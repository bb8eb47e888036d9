import { trusted } from '../../platform/html/html.ts'
import { render } from '../../platform/html/render.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { ShopError } from '../../platform/shop-error.ts'
import type { Payments } from '../port/payments.ts'
import { findPayment } from '../records/payment-queries.ts'
import type { FramePage } from './frame-page.tsx'
import { withNonces } from './frame-policy.ts'
import { type FrameSite, purchaseUrls, readState } from './purchase-urls.ts'
import { preparePayment } from './widgets.ts'

interface FrameRequest {
  readonly provider: string
  readonly reference: string
  readonly sign: string | undefined
  readonly site: FrameSite
  readonly nonce: string
}

export interface DrawnFrame {
  readonly status: number
  readonly page: FramePage
  readonly sources: readonly string[] | undefined
}

/** Puts the provider's HTML on a page of its own, or an error message if it is not available. */
export async function drawFrame(payments: Payments, request: FrameRequest): Promise<DrawnFrame> {
  const { site, nonce } = request
  try {
    return await drawProvider(payments, request)
  } catch (error) {
    if (error instanceof ShopError)
      return {
        status: 404,
        page: sentencePage(payments.shop, 'frame.gone', site, nonce),
        sources: undefined,
      }
    payments.report(error, `drawing a frame of ${request.provider}`)
    return {
      status: 503,
      page: sentencePage(payments.shop, 'frame.trouble', site, nonce),
      sources: undefined,
    }
  }
}

/** Updates the payment to the order, and draws it; 404 without the payment's signature. */
async function drawProvider(payments: Payments, request: FrameRequest): Promise<DrawnFrame> {
  const { reference, sign, site, nonce } = request
  const provider = payments.providers.get(request.provider)
  const isOwn = payments.signer.verify('frame', `${request.provider} ${reference}`, sign)
  if (!provider || !isOwn) throw new ShopError(404, 'order.unknown')
  const payment = await findPayment(payments.db, provider.id, reference)
  if (!payment) throw new ShopError(404, 'order.unknown')
  const { orderId } = payment
  const { session } = await preparePayment(payments, provider, orderId, site)
  const { returned, terms } = purchaseUrls(payments, provider.id, orderId, site)
  const { frameSources: sources, opensSheet } = provider
  const markup = session.html
  // Paid, but the checkout around the frame has not heard of it: this page lets it go on.
  if (markup === undefined) {
    return { status: 200, sources: undefined, page: endPage(payments, orderId, { site, nonce }) }
  }
  return {
    status: 200,
    sources,
    page: {
      ...site,
      shop: payments.shop,
      title: payments.shop.text(site.language)('frame.title'),
      body: trusted(sources ? withNonces(markup, nonce) : markup),
      ways: { returned, terms },
      nonce,
      opensSheet,
    },
  }
}

/**
 * The page to which providers send the frame once the buyer is done: it notifies the checkout
 * around it. Without a checkout, its link leads to the order in `state`, which is signed.
 */
export function donePage(
  payments: Payments,
  {
    state,
    site,
    nonce,
  }: { readonly state: string; readonly site: FrameSite; readonly nonce: string },
): FramePage {
  return endPage(payments, readState(payments, state), { site, nonce })
}

function endPage(
  payments: Payments,
  orderId: string | undefined,
  { site, nonce }: Pick<FrameRequest, 'site' | 'nonce'>,
): FramePage {
  const ways = orderId ? purchaseUrls(payments, '', orderId, site) : undefined
  return { ...sentencePage(payments.shop, 'frame.done', site, nonce), isDone: true, ways }
}

/** A frame with just one sentence. */
function sentencePage(
  shop: ShopFacts,
  key: 'frame.done' | 'frame.gone' | 'frame.trouble',
  site: FrameSite,
  nonce: string,
): FramePage {
  const t = shop.text(site.language)
  const sentence = (
    <p className="frame-sentence" role="status">
      {t(key)}
    </p>
  )
  return { ...site, shop, title: t('frame.title'), body: render(sentence, t), nonce }
}
