import type { FastifyInstance } from 'fastify'
import {
  type RegistrationFields,
  type RegistrationSnippet,
  type SaveMemberResponse,
  saveMemberSchema,
} from '../../../src/contract/registration.ts'
import { REGISTER_PATH } from '../../paths/shop-paths.ts'
import { bodyOf } from '../../platform/http/body.ts'
import { textFor } from '../../platform/http/visitor.ts'
import { PAGE_PREFIXES } from '../../platform/pages/page-lines.ts'
import { CONFIRM_PATH } from '../customers/paths.ts'
import { type ConfirmOptions, confirmRoutes } from './confirm-routes.ts'
import { companyForm } from './register-company.ts'
import { companySnippet } from './register-page.tsx'
import { REGISTRATIONS, registerPageRoutes } from './register-page-routes.ts'
import { privateForm, type RegistrationOptions } from './register-private.ts'

const read = { method: 'GET', access: 'anyone', csrf: 'none', cache: 'never' } as const
const write = { method: 'POST', access: 'anyone', csrf: 'token', cache: 'never' } as const

/** The access rules of the registration. */
export const registrationAccess = [
  { ...read, path: '/api/registerme/GetFields' },
  { ...read, path: '/api/registerme/GetRegistrationHtmlSnippet' },
  { ...write, path: '/api/registerme/SaveMember', schema: saveMemberSchema },
  ...PAGE_PREFIXES.flatMap((prefix) => [
    { ...read, path: prefix + REGISTER_PATH, page: true } as const,
    { ...write, path: prefix + REGISTER_PATH, page: true } as const,
    { ...read, path: prefix + CONFIRM_PATH, page: true } as const,
    { ...write, path: prefix + CONFIRM_PATH, page: true, origin: 'hidden' } as const,
  ]),
]

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
    return privateForm(options, request, typeof token === 'string' ? token : '')
  })

  shop.get(
    '/api/registerme/GetRegistrationHtmlSnippet',
    async (request): Promise<RegistrationSnippet> => {
      const { fields, successText } = await companyForm(options, request)
      const today = new Date(options.now()).toISOString().slice(0, 10)
      return { htmlSnippet: companySnippet(textFor(request.visitor), fields, today), successText }
    },
  )

  shop.post('/api/registerme/SaveMember', async (request): Promise<SaveMemberResponse> => {
    const sent = bodyOf(request, saveMemberSchema)
    return REGISTRATIONS[sent.type].register(options, request, sent)
  })
}
