import type { FastifyInstance } from 'fastify'
import {
  type RegistrationFields,
  type RegistrationSnippet,
  type SaveMemberResponse,
  saveMemberSchema,
} from '../../../src/contract/registration.ts'
import { bodyOf } from '../../platform/http/body.ts'
import { textFor } from '../../platform/http/visitor.ts'
import { type ConfirmOptions, confirmRoutes } from './confirm-routes.ts'
import { privateFields, type RegistrationOptions, registerPrivate } from './register.ts'
import { companyFields, registerCompany } from './register-company.ts'
import { registerPageRoutes } from './register-page-routes.ts'
import { companySnippet } from './registration-markup.tsx'

interface RegistrationRouteOptions extends ConfirmOptions, RegistrationOptions {}

/** The calls and the pages of the registration. */
export async function registrationRoutes(
  shop: FastifyInstance,
  options: RegistrationRouteOptions,
): Promise<void> {
  await confirmRoutes(shop, options)
  await registerPageRoutes(shop, options)

  shop.get('/api/registerme/GetFields', async (request, reply): Promise<RegistrationFields> => {
    reply.header('referrer-policy', 'no-referrer')
    const { token } = request.query as { readonly token?: unknown }
    return privateFields(options, request, typeof token === 'string' ? token : '')
  })

  shop.get(
    '/api/registerme/GetRegistrationHtmlSnippet',
    async ({ visitor }): Promise<RegistrationSnippet> => {
      const t = textFor(visitor)
      const fields = companyFields(visitor)
      const today = new Date(options.now()).toISOString().slice(0, 10)
      const successText = t('register.company.asked')
      return { htmlSnippet: companySnippet(t, fields, today), successText }
    },
  )

  shop.post('/api/registerme/SaveMember', async (request): Promise<SaveMemberResponse> => {
    const sent = bodyOf(request, saveMemberSchema)
    return (sent.type === 'B2B' ? registerCompany : registerPrivate)(options, request, sent)
  })
}
