import type { FastifyInstance } from 'fastify'
import { writeVatChoice } from '../http/vat-choice.ts'
import { RETURN_FIELD } from './form-fields.ts'
import { formOf } from './redirect-back.ts'
import { readReturnPath } from './return-path.ts'
import { VAT_PATH } from './vat-switch.tsx'

/** Remembers whether prices of the professional storefront are stated with VAT, and goes back. */
export async function vatRoutes(
  shop: FastifyInstance,
  { isSecure }: { readonly isSecure: boolean },
): Promise<void> {
  shop.post(VAT_PATH, (request, reply) => {
    const form = formOf(request)
    writeVatChoice(reply, form.vat === 'with' ? 'with' : 'without', isSecure)
    return reply.redirect(readReturnPath(form[RETURN_FIELD], request.visitor), 303)
  })
}
