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
import { createPrivateRegistration, type RegistrationOptions } from './register.ts'
import { createCompanyRegistration } from './register-company.ts'
import { registerPageRoutes } from './register-page-routes.ts'
import { companySnippet } from './registration-markup.tsx'

interface RegistrationRouteOptions extends ConfirmOptions, RegistrationOptions {}

/** The calls and the pages of the registration. */
export async function registrationRoutes(
  shop: FastifyInstance,
  options: RegistrationRouteOptions,
): Promise<void> {
  const people = createPrivateRegistration(options)
  const companies = createCompanyRegistration(options)
  await confirmRoutes(shop, options)
  await registerPageRoutes(shop, { ...options, people, companies })

  shop.get('/api/registerme/GetFields', async (request, reply): Promise<RegistrationFields> => {
    reply.header('referrer-policy', 'no-referrer')
    const { token } = request.query as { readonly token?: unknown }
    return people.fields(request, typeof token === 'string' ? token : '')
  })

  shop.get(
    '/api/registerme/GetRegistrationHtmlSnippet',
    async ({ visitor }): Promise<RegistrationSnippet> => {
      const t = textFor(visitor)
      const fields = companies.fields(visitor)
      const today = new Date(options.now()).toISOString().slice(0, 10)
      const successText = t('register.company.asked')
      return { htmlSnippet: companySnippet(t, fields, today), successText }
    },
  )

  shop.post('/api/registerme/SaveMember', async (request): Promise<SaveMemberResponse> => {
    const sent = bodyOf(request, saveMemberSchema)
    return sent.type === 'B2B' ? companies.save(request, sent) : people.save(request, sent)
  })
}
