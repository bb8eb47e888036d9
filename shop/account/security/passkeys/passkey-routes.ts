import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type RelyingParty, relyingPartyOf } from '../../../login/passkeys/relying-party.ts'
import { customerOf } from '../../../platform/http/visitor.ts'
import { answerBy, type PageCall } from '../../../platform/pages/page-call.ts'
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
import {
  type DrawAccountPage,
  readDone,
  redirectDone,
  showAccountPage,
} from '../../pages/account-page-routes.ts'
import { recoverAccountForm } from '../../pages/recover-account-form.tsx'
import { NO_NAME, type PasskeyFault, passkeyPage, REFUSED } from './passkey-page.tsx'

export interface PasskeyOptions extends Presenter, PasskeyActions {
  readonly baseUrl: string | undefined
}

type PasskeyCall = PageCall<PasskeyOptions>

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
  shop.get(PASSKEYS_PATH, answerBy(options, showConfirmation))
  shop.post(`${PASSKEYS_PATH}/begin`, recover, answerBy(options, begin))
  shop.post(`${PASSKEYS_PATH}/add`, answerBy(options, add))
  shop.post(`${PASSKEYS_PATH}/remove`, answerBy(options, remove))
}

function showConfirmation(call: PasskeyCall): Promise<FastifyReply> {
  const done = readDone(call.request, DONE)
  return show(call, done ? { done: `passkeys.done.${done}` } : {})
}

async function begin(call: PasskeyCall): Promise<FastifyReply> {
  const { options, request, reply } = call
  const { name = '', password = '' } = formOf(request)
  const customer = customerOf(request)
  const party = partyOf(call)
  if (name.trim() === '') return answerFault(call, { fault: NO_NAME })
  if (!(await proveOwner(options, customer.id, password))) {
    return answerFault(call, { fault: WRONG_PASSWORD })
  }
  const sessionId = reply.persistVisitor().session.id
  const shopName = request.visitor.shop.name
  const question = await passkeyCreationOptions(
    options,
    { party, shopName },
    { customer, sessionId },
  )
  return show(call, { options: question })
}

async function add(call: PasskeyCall): Promise<FastifyReply> {
  const { options, request } = call
  const { credential = '', name = '' } = formOf(request)
  const sent = { party: partyOf(call), credential, name }
  const isAdded = await addPasskey(options, request.visitor, sent)
  if (!isAdded) return answerFault(call, { fault: REFUSED })
  return redirectDone(call, PASSKEYS_PATH, 'added')
}

/** Removes a passkey in two steps: the first shows the form with the password. */
async function remove(call: PasskeyCall): Promise<FastifyReply> {
  const { options, request } = call
  const { id = '', password } = formOf(request)
  if (password === undefined) return show(call, { removing: id })
  const isRemoved = await removePasskey(options, request.visitor, { id, password })
  if (!isRemoved) return answerFault(call, { fault: WRONG_PASSWORD, removing: id })
  return redirectDone(call, PASSKEYS_PATH, 'removed')
}

function partyOf({ options, request }: PasskeyCall): RelyingParty {
  const party = relyingPartyOf(options.baseUrl, request)
  if (!party) throw new ShopError(404, 'request.notfound')
  return party
}

interface FormState {
  readonly done?: string
  readonly fault?: PasskeyFault
  readonly options?: string
  /** The id of the passkey that is about to be removed. */
  readonly removing?: string
}

function answerFault(
  call: PasskeyCall,
  state: FormState & { readonly fault: PasskeyFault },
): Promise<FastifyReply> {
  if (state.fault === WRONG_PASSWORD) call.request.noteAttempt('proof')
  call.reply.status(422)
  return show(call, state)
}

function show(call: PasskeyCall, state: FormState): Promise<FastifyReply> {
  return showAccountPage(call, drawPasskeys(call.options, call.request, state))
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
