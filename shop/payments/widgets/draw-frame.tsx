import { trusted } from '../../platform/html/html.ts'
import { render } from '../../platform/html/render.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import type { Payments } from '../port/payments.ts'
import { findPayment } from '../records/payment-queries.ts'
import type { FramePage } from './frame-page.tsx'
import { withNonces } from './frame-policy.ts'
import { type Place, purchaseUrls, readState } from './purchase-urls.ts'
import { preparePayment } from './widgets.ts'

interface FrameRequest {
  readonly provider: string
  readonly reference: string
  readonly sign: string | undefined
  readonly place: Place
  readonly nonce: string
}

export interface DrawnFrame {
  readonly status: number
  readonly page: FramePage
  readonly sources: readonly string[] | undefined
}

/** The provider's HTML on a page of its own; where it cannot be shown, a sentence that says so. */
export async function drawFrame(payments: Payments, asked: FrameRequest): Promise<DrawnFrame> {
  const { place, nonce } = asked
  try {
    return await drawProvider(payments, asked)
  } catch (error) {
    if (error instanceof ShopError)
      return {
        status: 404,
        page: sentencePage(payments.shop, 'frame.gone', place, nonce),
        sources: undefined,
      }
    payments.report(error, `drawing a frame of ${asked.provider}`)
    return {
      status: 503,
      page: sentencePage(payments.shop, 'frame.trouble', place, nonce),
      sources: undefined,
    }
  }
}

/** Brought up to date with the order; 404 without its signature. */
async function drawProvider(payments: Payments, asked: FrameRequest): Promise<DrawnFrame> {
  const { reference, sign, place, nonce } = asked
  const provider = payments.providers.get(asked.provider)
  const isOwn = payments.signer.verify('frame', `${asked.provider} ${reference}`, sign)
  if (!provider || !isOwn) throw new ShopError(404, 'order.unknown')
  const payment = await findPayment(payments.db, provider.id, reference)
  if (!payment) throw new ShopError(404, 'order.unknown')
  const { orderId } = payment
  const { session } = await preparePayment(payments, provider, orderId, place)
  const { returned, terms } = purchaseUrls(payments, provider.id, orderId, place)
  const { frameSources: sources, opensSheet } = provider
  const markup = session.html
  // Paid, and nobody has heard of it: the checkout around the frame goes on.
  if (markup === undefined) {
    return { status: 200, sources: undefined, page: endPage(payments, orderId, { place, nonce }) }
  }
  return {
    status: 200,
    sources,
    page: {
      ...place,
      shop: payments.shop,
      title: payments.shop.text(place.language)('frame.title'),
      body: trusted(sources ? withNonces(markup, nonce) : markup),
      ways: { returned, terms },
      nonce,
      opensSheet,
    },
  }
}

/**
 * Where providers send the frame once the buyer is done: it notifies the checkout around it. `state`
 * is signed, and says which order to go on to where there is none.
 */
export function donePage(
  payments: Payments,
  {
    state,
    place,
    nonce,
  }: { readonly state: string; readonly place: Place; readonly nonce: string },
): FramePage {
  return endPage(payments, readState(payments, state), { place, nonce })
}

function endPage(
  payments: Payments,
  orderId: string | undefined,
  { place, nonce }: Pick<FrameRequest, 'place' | 'nonce'>,
): FramePage {
  const ways = orderId ? purchaseUrls(payments, '', orderId, place) : undefined
  return { ...sentencePage(payments.shop, 'frame.done', place, nonce), isDone: true, ways }
}

/** A frame that only says one thing. */
function sentencePage(
  shop: ShopFacts,
  key: 'frame.done' | 'frame.gone' | 'frame.trouble',
  place: Place,
  nonce: string,
): FramePage {
  const t = shop.text(place.language)
  const sentence = (
    <p className="frame-sentence" role="status">
      {t(key)}
    </p>
  )
  return { ...place, shop, title: t('frame.title'), body: render(sentence, t), nonce }
}
