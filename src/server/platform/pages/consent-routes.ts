import type { FastifyInstance } from 'fastify'
import { CONSENT_PATH, CONSENT_PURPOSES, chosenConsent } from '../../../model/consent.ts'
import { ShopError } from '../http/shop-error.ts'
import { storeConsent, storedConsent } from './consent-cookie.ts'
import { consentPage } from './consent-question.tsx'
import { RETURN_FIELD } from './form-fields.ts'
import { PAGE_PREFIXES, prefixed } from './prefixes.ts'
import { type Presenter, readPage, sendPage } from './present.ts'
import { formOf } from './redirect-back.ts'
import { readReturnPath } from './return-path.ts'

interface ConsentOptions extends Presenter {
  readonly isSecure: boolean
}

/** The question about cookies: its page, and its answer, from that page or from any other. */
export async function consentRoutes(shop: FastifyInstance, options: ConsentOptions): Promise<void> {
  for (const prefix of PAGE_PREFIXES) {
    const path = prefixed(prefix, CONSENT_PATH)
    shop.get(path, async (request, reply) => {
      const asked = await readPage(options, request, reply)
      return sendPage(reply, asked, consentPage(asked.page, storedConsent(request)))
    })
    shop.post(path, (request, reply) => {
      const form = formOf(request)
      const boxes = CONSENT_PURPOSES.filter((it) => form[it] !== undefined)
      const consent = chosenConsent(form.choice, boxes)
      if (!consent) throw new ShopError(400, 'genericerror')
      storeConsent(reply, consent, options.isSecure)
      // Sent by a script, which is on the page already.
      if (form.quiet !== undefined) return reply.status(204).send()
      return reply.redirect(readReturnPath(form[RETURN_FIELD], request.visitor), 303)
    })
  }
}
