import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { relyingPartyOf } from '../../login/passkeys/relying-party.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { PASSKEY_LOGIN_PATH } from '../customers/paths.ts'
import { backFrom, type LoginPageOptions, sendLogin } from './login-page-routes.ts'
import { logInByPasskey, type PasskeyActions } from './passkeys.ts'

type PasskeyLoginOptions = LoginPageOptions & PasskeyActions

/** Login by what a passkey has signed. */
export async function passkeyLoginRoutes(
  shop: FastifyInstance,
  options: PasskeyLoginOptions,
): Promise<void> {
  shop.post(PASSKEY_LOGIN_PATH, (request, reply) => enter(options, request, reply))
}

async function enter(
  options: PasskeyLoginOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const party = relyingPartyOf(options.baseUrl, request)
  const { credential = '' } = formOf(request)
  const newSession = () => reply.changeSession()
  const sent = { credential, address: request.ip, newSession }
  const key = party && (await logInByPasskey(options, request.visitor, { ...sent, party }))
  if (key) {
    await options.devices.issue(reply, key.email)
    return backFrom(options, request, reply, { key: 'page.welcome' })
  }
  request.noteAttempt('passkey')
  const refused = { step: 'password', reason: { key: 'passkey.refused' } } as const
  return sendLogin(options, request, reply.status(401), refused)
}
