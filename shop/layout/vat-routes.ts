import type { FastifyInstance } from 'fastify'
import { writeVatChoice } from '../platform/http/vat-choice.ts'
import { RETURN_FIELD } from '../platform/pages/form-fields.ts'
import { formOf } from '../platform/pages/redirect-back.ts'
import { readReturnPath } from '../platform/pages/return-path.ts'
import { VAT_PATH } from './vat-switch.tsx'

/** Stores whether prices of the professional storefront include VAT, and redirects back. */
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
