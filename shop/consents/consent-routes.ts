import type { FastifyInstance } from 'fastify'
import { CONSENT_PATH, type Consent, chosenConsent } from '../../src/model/consent.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { RETURN_FIELD } from '../platform/pages/form-fields.ts'
import { type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import { formOf } from '../platform/pages/redirect-back.ts'
import { readReturnPath } from '../platform/pages/return-path.ts'
import { ShopError } from '../platform/shop-error.ts'
import { storeConsent, storedConsent } from './consent-cookie.ts'
import { consentPage } from './consent-question.tsx'
import { offeredPurposes } from './offered-purposes.ts'

export interface ConsentOptions extends Presenter {
  readonly isSecure: boolean
  /** Further effects of an answer, beside the cookie. */
  readonly onAnswer?: ((visitor: Visitor, consent: Consent) => Promise<void>) | undefined
}

/** The page of the question about cookies, and its answer, from that page or any other. */
export async function consentRoutes(shop: FastifyInstance, options: ConsentOptions): Promise<void> {
  shop.get(CONSENT_PATH, async (request, reply) => {
    const pageRequest = await readPage(options, request, reply)
    return sendPage(reply, pageRequest, consentPage(pageRequest.page, storedConsent(request)))
  })
  shop.post(CONSENT_PATH, async (request, reply) => {
    const form = formOf(request)
    const purposes = offeredPurposes(request.visitor.shop)
    const boxes = purposes.filter((it) => form[it] !== undefined)
    const consent = chosenConsent({ choice: form.choice, boxes, purposes })
    if (!consent) throw new ShopError(400, 'genericerror')
    storeConsent(reply, consent, options.isSecure)
    await options.onAnswer?.(request.visitor, consent)
    // Sent by a script, which needs no redirect.
    if (form.quiet !== undefined) return reply.status(204).send()
    return reply.redirect(readReturnPath(form[RETURN_FIELD], request.visitor), 303)
  })
}
