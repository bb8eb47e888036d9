import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Receipt } from '../../../src/model/order.ts'
import { Button } from '../../../src/ui/button.tsx'
import type { Db } from '../../platform/db/schema.ts'
import { readSigner } from '../../platform/db/signing-secret.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import { leaveKey } from '../../platform/pages/leave-key.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { ShopError } from '../../platform/shop-error.ts'
import type { Signer } from '../../platform/signer.ts'
import { readPartsBack, readSentHistory } from '../history/read-own-order.ts'
import { type OrderProof, readProvedReceipt } from '../proof/prove-order.ts'
import { readItemLinks } from './item-links.tsx'
import { type ReceiptParts, receiptPage } from './receipt-page.tsx'

/** The viewer for whom an order page's parts are drawn. */
interface ReceiptLook extends OrderProof {
  readonly now: number
}

export interface ReceiptPageOptions extends Presenter {
  readonly db: Db
  readonly now: () => number
  readonly partsOf: (
    page: PageContext,
    receipt: Receipt,
    look: ReceiptLook,
  ) => Promise<ReceiptParts>
}

/** The page of an order. */
export async function receiptPageRoutes(
  shop: FastifyInstance,
  options: ReceiptPageOptions,
): Promise<void> {
  const signer = await readSigner(options.db)
  shop.get('/order/:id', (request, reply) => showOrder({ ...options, signer }, request, reply))
}

/**
 * Shows an order to its buyer, and to anyone with the link in its mail; nobody else learns that it
 * exists.
 */
async function showOrder(
  options: ReceiptPageOptions & { readonly signer: Signer },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, signer } = options
  const { id } = request.params as { readonly id: string }
  const { key } = request.query as { readonly key?: unknown }
  const now = options.now()
  const orderKey = { signer, key: typeof key === 'string' ? key : '', now }
  const proved = await readProvedReceipt(db, request.visitor, id, orderKey)
  if (!proved) return offerLink(options, request, reply)
  const { receipt, ...proof } = proved
  const left = leaveKey(request, reply, `order.${id}`, proof.key)
  if (left) return left
  const asked = await readPage(options, request, reply)
  // Not `no-referrer`: browsers would then post its forms with the origin `null`.
  reply.header('referrer-policy', 'same-origin')
  const { page } = asked
  const look = { ...proof, now }
  const parts = await options.partsOf(page, receipt, look)
  const items = (await readItemLinks(db, page.language, [id])).get(id)
  const back = await readPartsBack(db, id)
  const history = await readSentHistory(db, receipt)
  const order = { ...look, items, back, history }
  return sendPage(reply, asked, receiptPage(page, receipt, order, parts))
}

/**
 * Offers a new link to a visitor whose link may have expired: the page is the same for any order id.
 */
async function offerLink(
  options: Presenter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id } = request.params as { readonly id: string }
  const { key, link } = request.query as { readonly key?: unknown; readonly link?: unknown }
  const step = link === 'sent' ? 'sent' : 'lost'
  if (step === 'lost' && key === undefined) throw new ShopError(404, 'request.notfound')
  if (step === 'lost') reply.status(404)
  const asked = await readPage(options, request, reply)
  reply.header('referrer-policy', 'same-origin')
  return sendPage(reply, asked, lostLinkPage(asked.page, { step, orderId: id }))
}

interface LostLink {
  readonly step: 'lost' | 'sent'
  /** The id in the address, whether or not there is such an order. */
  readonly orderId: string
}

/** Offers to mail a new link to an order; says the same whether or not there is such an order. */
function lostLinkPage(page: PageContext, { step, orderId }: LostLink): PageContent {
  const heading = page.t(`order.link.${step}`)
  return {
    title: heading,
    main: drawPage(
      page,
      <div className="shop-login">
        <h1>{heading}</h1>
        <p>{page.t(`order.link.${step}.text`)}</p>
        {step === 'lost' && (
          <TokenForm page={page} path={`/order/${encodeURIComponent(orderId)}/link`}>
            <Button look="primary" type="submit">
              {page.t('order.link.submit')}
            </Button>
          </TokenForm>
        )}
      </div>,
    ),
    isPrivate: true,
    script: 'forms',
  }
}
