import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type RelyingParty, relyingPartyOf } from '../../../login/passkeys/relying-party.ts'
import { customerOf } from '../../../platform/http/visitor.ts'
import { linkTo } from '../../../platform/pages/page-context.ts'
import type { Presenter } from '../../../platform/pages/present.ts'
import { formOf } from '../../../platform/pages/redirect-back.ts'
import { ShopError } from '../../../platform/shop-error.ts'
import { PASSKEYS_PATH } from '../../customers/paths.ts'
import { listPasskeys } from '../../login/passkey-queries.ts'
import {
  addPasskey,
  MAX_PASSKEY_NAME,
  type PasskeyActions,
  passkeyCreationOptions,
  removePasskey,
} from '../../login/passkeys.ts'
import { proveOwner, WRONG_PASSWORD } from '../../login/prove-owner.ts'
import { type DrawAccountPage, showAccountPage } from '../../pages/account-page-routes.ts'
import { recoverAccountForm } from '../../pages/recover-account-form.tsx'
import { NO_NAME, type PasskeyFault, passkeyPage, REFUSED } from './passkey-page.tsx'

export interface PasskeyOptions extends Presenter, PasskeyActions {
  readonly baseUrl: string | undefined
}

/** The confirmations that an address may ask for; others show nothing. */
const DONE = ['added', 'removed']

/**
 * The page and the forms of a customer's passkeys. Only creating one needs script, since only a
 * script can ask the device.
 */
export async function passkeyRoutes(shop: FastifyInstance, options: PasskeyOptions): Promise<void> {
  const recover = recoverAccountForm(options, {
    ...{ path: PASSKEYS_PATH, action: `${PASSKEYS_PATH}/begin`, keeps: ['name'] },
    draw: (_kept, request) => drawPasskeys(options, request, {}),
  })
  shop.get(PASSKEYS_PATH, (request, reply) => {
    const { done } = request.query as { readonly done?: unknown }
    const what = DONE.find((it) => it === done)
    return show(options, request, reply, what ? { done: `passkeys.done.${what}` } : {})
  })
  shop.post(`${PASSKEYS_PATH}/begin`, recover, (request, reply) => begin(options, request, reply))
  shop.post(`${PASSKEYS_PATH}/add`, async (request, reply) => {
    const { credential = '', name = '' } = formOf(request)
    const sent = { party: partyOf(options, request), credential, name }
    const isAdded = await addPasskey(options, request.visitor, sent)
    return isAdded
      ? back(request, reply, 'added')
      : answerFault(options, request, reply, { fault: REFUSED })
  })
  shop.post(`${PASSKEYS_PATH}/remove`, (request, reply) => remove(options, request, reply))
}

/** Removes a passkey in two steps: the first shows the form with the password. */
async function remove(
  options: PasskeyOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id = '', password } = formOf(request)
  if (password === undefined) return show(options, request, reply, { removing: id })
  const isRemoved = await removePasskey(options, request.visitor, { id, password })
  if (isRemoved) return back(request, reply, 'removed')
  return answerFault(options, request, reply, { fault: WRONG_PASSWORD, removing: id })
}

async function begin(
  options: PasskeyOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name = '', password = '' } = formOf(request)
  const customer = customerOf(request)
  const party = partyOf(options, request)
  if (name.trim() === '') return answerFault(options, request, reply, { fault: NO_NAME })
  if (!(await proveOwner(options, customer.id, password))) {
    return answerFault(options, request, reply, { fault: WRONG_PASSWORD })
  }
  const sessionId = reply.persistVisitor().session.id
  const shopName = request.visitor.shop.name
  const question = await passkeyCreationOptions(
    options,
    { party, shopName },
    { customer, sessionId },
  )
  return show(options, request, reply, { options: question })
}

function partyOf({ baseUrl }: PasskeyOptions, request: FastifyRequest): RelyingParty {
  const party = relyingPartyOf(baseUrl, request)
  if (!party) throw new ShopError(404, 'request.notfound')
  return party
}

function back(request: FastifyRequest, reply: FastifyReply, what: string): FastifyReply {
  return reply.redirect(`${linkTo(request.visitor, PASSKEYS_PATH)}?done=${what}`, 303)
}

function answerFault(
  options: PasskeyOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  state: FormState & { readonly fault: PasskeyFault },
): Promise<FastifyReply> {
  if (state.fault === WRONG_PASSWORD) request.noteAttempt('proof')
  return show(options, request, reply.status(422), state)
}

interface FormState {
  readonly done?: string
  readonly fault?: PasskeyFault
  readonly options?: string
  /** The id of the passkey that is about to be removed. */
  readonly removing?: string
}

function show(
  options: PasskeyOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  state: FormState,
): Promise<FastifyReply> {
  return showAccountPage(options, request, reply, drawPasskeys(options, request, state))
}

function drawPasskeys(
  { baseUrl, db }: PasskeyOptions,
  request: FastifyRequest,
  { removing, ...state }: FormState,
): DrawAccountPage {
  return async ({ page, customer }) => {
    const passkeys = await listPasskeys(db, customer.id)
    const name =
      request.method === 'POST'
        ? (formOf(request).name ?? '').trim().slice(0, MAX_PASSKEY_NAME)
        : ''
    const isOffered = relyingPartyOf(baseUrl, request) !== undefined
    const removed = passkeys.find(({ id }) => id === removing)
    return passkeyPage(page, { ...state, passkeys, removed, isOffered, name })
  }
}
