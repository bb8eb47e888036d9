import type { FastifyInstance } from 'fastify'
import {
  type RegistrationFields,
  type SaveMemberResponse,
  saveMemberSchema,
} from '../../../contract/registration.ts'
import { bodyOf } from '../../platform/http/body.ts'
import { type ConfirmOptions, confirmRoutes } from './confirm-routes.ts'
import { createPrivateRegistration, type RegistrationOptions } from './register.ts'

interface RegistrationRouteOptions extends ConfirmOptions, RegistrationOptions {}

/** The calls and the pages of the registration. */
export async function registrationRoutes(
  shop: FastifyInstance,
  options: RegistrationRouteOptions,
): Promise<void> {
  const people = createPrivateRegistration(options)
  await shop.register(confirmRoutes, options)

  shop.get('/api/registerme/GetFields', async (request, reply): Promise<RegistrationFields> => {
    reply.header('referrer-policy', 'no-referrer')
    const { token } = request.query as { readonly token?: unknown }
    return people.fields(request, typeof token === 'string' ? token : '')
  })

  shop.post('/api/registerme/SaveMember', async (request): Promise<SaveMemberResponse> => {
    return people.save(request, bodyOf(request, saveMemberSchema))
  })
}
