import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { AddressVerdict, BuyerAddress } from '../../../../src/model/buyer-address.ts'
import { digitsOf, isPersonalNumber } from '../../../../src/model/payment-card.ts'
import { ShopError } from '../../../platform/shop-error.ts'
import type { Payments } from '../../port/payments.ts'
import type { Sandbox } from '../../port/sandbox.ts'
import { addressSchema } from './address-schema.ts'
import { cancelPayment, payByCard, payLater } from './pay.ts'
import { changeSandboxPayment, findSandboxPayment } from './sandbox-store.ts'
import { sendAddress } from './send-webhooks.ts'
import { viewSession } from './session-view.ts'
import { APPROVED_PERSON } from './test-values.ts'

const short = v.pipe(v.string(), v.maxLength(40))
const shownAmount = v.pipe(v.number(), v.integer())
const cardSchema = v.object({
  shownAmount,
  card: v.object({ number: short, expiry: short, cvc: short }),
})
const laterSchema = v.object({ shownAmount })
const identitySchema = v.object({ identity: short })

/** The routes that the sandboxes' frames call. Each call carries the signature of its payment. */
export async function sandboxRoutes(
  widgets: FastifyInstance,
  { sandboxes, sandbox: door }: Pick<Payments, 'sandboxes' | 'sandbox'>,
): Promise<void> {
  widgets.addHook('onRequest', async () => {
    if (!door.payments) throw new ShopError(404, 'request.notfound')
  })

  for (const sandbox of sandboxes) {
    const path = `/sandbox/${sandbox.id}/:reference`

    widgets.get(path, async (request) => {
      const payment = await findSandboxPayment(sandbox.db, sandbox.id, { reference: own(request) })
      if (!payment) throw new ShopError(404, 'order.unknown')
      return viewSession(payment)
    })

    widgets.post(`${path}/pay`, (request) => {
      const reference = own(request)
      if (sandbox.id === 'sandpay') return payByCard(sandbox, reference, read(cardSchema, request))
      return payLater(sandbox, reference, read(laterSchema, request).shownAmount)
    })

    widgets.post(`${path}/cancel`, (request) => cancelPayment(sandbox, own(request)))

    if (sandbox.ownsAddress) {
      widgets.post(`${path}/address`, (request) => {
        const reference = own(request)
        return takeAddress(sandbox, reference, read(addressSchema, request))
      })
    }

    if (sandbox.id === 'sandpart') {
      widgets.post(`${path}/identify`, (request) => {
        const reference = own(request)
        return identify(sandbox, reference, read(identitySchema, request).identity)
      })
    }

    /** The reference in the address, if its signature is valid. */
    function own({ params, headers }: FastifyRequest): string {
      const { reference = '' } = params as { reference?: string }
      const sign = headers['sandbox-frame']
      const given = typeof sign === 'string' ? sign : undefined
      if (sandbox.signer.verify('frame', `${sandbox.id} ${reference}`, given)) return reference
      throw new ShopError(404, 'order.unknown')
    }
  }
}

function read<const Schema extends v.GenericSchema>(
  schema: Schema,
  { body }: FastifyRequest,
): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, body)
  if (success) return output
  throw new ShopError(400, 'request.unreadable')
}

/** Sends the address to the shop directly, not through the page around the frame. */
async function takeAddress(
  sandbox: Sandbox,
  reference: string,
  address: BuyerAddress,
): Promise<AddressVerdict & { readonly outcome: 'kept' | 'ended' | 'unavailable' }> {
  const { db, id, report } = sandbox
  const payment = await findSandboxPayment(db, id, { reference })
  if (payment?.state !== 'pending') return { outcome: 'ended', faults: {} }
  try {
    const said = await sendAddress(sandbox, payment, address)
    return { outcome: 'kept', ...said }
  } catch (error) {
    report(error, `${id} sending the shop an address`)
    return { outcome: 'unavailable', faults: {} }
  }
}

async function identify(
  { db, id }: Sandbox,
  reference: string,
  identity: string,
): Promise<{ readonly outcome: 'identified' | 'wrong' | 'refused' }> {
  if (!isPersonalNumber(identity)) return { outcome: 'wrong' }
  if (!digitsOf(APPROVED_PERSON).endsWith(digitsOf(identity).slice(-10)))
    return { outcome: 'refused' }
  await changeSandboxPayment(db, id, reference, ({ content }) => ({
    content: { ...content, isIdentified: true },
  }))
  return { outcome: 'identified' }
}
