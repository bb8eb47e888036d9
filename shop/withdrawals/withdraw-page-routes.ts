import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readProvedReceipt } from '../orders/proof/prove-order.ts'
import { RECEIVED_PATH, WITHDRAW_PATH } from '../paths/shop-paths.ts'
import { readSigner } from '../platform/db/signing-secret.ts'
import type { Sources } from '../platform/http/sources.ts'
import { textFor } from '../platform/http/visitor.ts'
import { leaveKey } from '../platform/pages/leave-key.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { type PageRequest, type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import { type Sent, sentOf, textOf } from '../platform/pages/sent-form.ts'
import { ShopError } from '../platform/shop-error.ts'
import type { Signer } from '../platform/signer.ts'
import { confirmPage } from './confirm-page.tsx'
import { findObstacle, ownOpenOrders } from './find-obstacle.ts'
import { readItemsLeft } from './items-left.ts'
import { sendReceivedFile } from './received-file.ts'
import { notPage, receivedPage, SAVE_FIELD } from './received-page.tsx'
import { isReceivedToken, receivedQuery } from './received-token.ts'
import { describePart } from './statement.ts'
import { submitWithdrawal } from './submit-withdrawal.ts'
import {
  findFaults,
  formKeyOf,
  partOf,
  provenForm,
  readChoices,
  readForm,
  statedBefore,
} from './withdraw-form.ts'
import { withdrawFormPage } from './withdraw-form-page.tsx'
import {
  type ProvenOrder,
  SHOWN_FIELD,
  shownChoices,
  type WithdrawForm,
  type WithdrawFormView,
} from './withdraw-view.ts'

export type WithdrawPageOptions = Presenter &
  Pick<Sources, 'db' | 'now' | 'attempts' | 'flushOutbox'>

/** What one request of these pages works with. */
interface WithdrawRequest {
  readonly options: WithdrawPageOptions & { readonly signer: Signer }
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly sent: Sent
}

type Draw = (asked: PageRequest) => PageContent

/** Withdrawing from a contract in two steps, without script and without a login (CRD Art. 11a). */
export async function withdrawPageRoutes(
  shop: FastifyInstance,
  given: WithdrawPageOptions,
): Promise<void> {
  const options = { ...given, signer: await readSigner(given.db) }
  const readRequest = (request: FastifyRequest, reply: FastifyReply): WithdrawRequest => {
    const sent = sentOf(request.method === 'GET' ? request.query : request.body)
    return { options, request, reply, sent }
  }
  shop.get(WITHDRAW_PATH, (...it) => start(readRequest(...it)))
  shop.post(WITHDRAW_PATH, (...it) => take(readRequest(...it)))
  shop.get(RECEIVED_PATH, (...it) => showReceived(readRequest(...it)))
}

/** A visitor's own order goes straight to the confirming step; anything else begins with the first. */
async function start(incoming: WithdrawRequest): Promise<FastifyReply> {
  const proven = await prove(incoming)
  if (proven) return leave(incoming, proven) ?? confirmProven(incoming, proven)
  const { customer } = incoming.request.visitor
  const form = { name: '', orderNumber: '', email: '', articles: '' }
  if (!customer) return ask(incoming, { form, faults: [] })
  const { firstName, lastName, email } = customer
  return ask(incoming, { form: { ...form, name: `${firstName} ${lastName}`, email }, faults: [] })
}

async function take(incoming: WithdrawRequest): Promise<FastifyReply> {
  const form = readForm(incoming.sent)
  const step = textOf(incoming.sent, 'step')
  if (step === 'edit') return ask(incoming, { form, faults: [] })
  const proven = await prove(incoming)
  if (proven) return confirmProven(incoming, proven)
  const faults = findFaults(form)
  if (faults.length > 0) {
    incoming.reply.status(422)
    return ask(incoming, { form, faults })
  }
  if (step === 'confirm') return submit(incoming, form, {})
  const { options } = incoming
  const about = form.articles === '' ? [] : [form.articles]
  const formKey = randomUUID()
  const view = { form, choices: [], about, isWrongChoice: false, formKey, now: options.now() }
  return send(incoming, ({ page }) => confirmPage(page, view))
}

/** The confirming step of a proven order, and its end where what is confirmed is what was shown. */
async function confirmProven(
  incoming: WithdrawRequest,
  proven: ProvenOrder,
): Promise<FastifyReply> {
  const { options, sent } = incoming
  const { receipt } = proven
  const form = provenForm(receipt, readForm(sent))
  const { rows: left, statements } = await readItemsLeft(options.db, receipt.orderId)
  const choices = readChoices(sent, left)
  const isConfirmed = textOf(sent, 'step') === 'confirm'
  const stated = isConfirmed ? statedBefore(sent, choices, statements) : undefined
  if (stated) return submit(incoming, form, { proven, rows: stated })
  const obstacle = await findObstacle(options.db, receipt)
  if (obstacle) return send(incoming, ({ page }) => notPage(page, { ...obstacle, proven }))
  const part = partOf(choices)
  const isShown = textOf(sent, SHOWN_FIELD) === shownChoices(choices)
  if (isConfirmed && isShown && part !== 'wrong')
    return submit(incoming, form, { proven, rows: part })
  const isWrongChoice = part === 'wrong'
  if (isWrongChoice) incoming.reply.status(422)
  const rows = isWrongChoice ? [] : (part ?? [])
  const about = describePart({ rows, articles: '' }, receipt)
  const formKey = String(statements.length)
  const view = { form, proven, choices, about, isWrongChoice, formKey, now: options.now() }
  return send(incoming, ({ page }) => confirmPage(page, view))
}

interface Submission {
  readonly proven?: ProvenOrder
  readonly rows?: Exclude<ReturnType<typeof partOf>, 'wrong'>
}

/** 303, so that a reload of the next page states nothing again. */
async function submit(
  incoming: WithdrawRequest,
  form: WithdrawForm,
  { proven, rows }: Submission,
): Promise<FastifyReply> {
  const { options, request, reply, sent } = incoming
  const { language } = request.visitor
  const provenOrderId = proven?.receipt.orderId
  const sender = { language, ip: request.ip, provenOrderId, key: formKeyOf(sent) }
  try {
    const stated = { ...form, ...(rows && { rows: [...rows] }) }
    const note = await submitWithdrawal(options, stated, sender)
    const query = receivedQuery(options.signer, note, proven)
    reply.raw.once('close', options.flushOutbox)
    return reply.redirect(`${linkTo(request.visitor, RECEIVED_PATH)}?${query}`, 303)
  } catch (error) {
    if (!(error instanceof ShopError) || error.status >= 500) throw error
    const { reason, refusals, status } = error
    if (refusals.retryAfter !== undefined) reply.header('retry-after', refusals.retryAfter)
    reply.status(status)
    return ask(incoming, {
      form,
      faults: [],
      failure: textFor(request.visitor)(reason.key, reason.values),
    })
  }
}

/** Says only what the shop itself has signed as received. */
async function showReceived(incoming: WithdrawRequest): Promise<FastifyReply> {
  const { options, request, reply, sent } = incoming
  const note = { number: textOf(sent, 'number'), at: Number(textOf(sent, 'at')) }
  if (!isReceivedToken(options.signer, note, textOf(sent, 'mark'))) {
    return reply.redirect(linkTo(request.visitor, WITHDRAW_PATH), 303)
  }
  const proven = await prove(incoming)
  const left = proven && leave(incoming, proven)
  if (left) return left
  if (textOf(sent, SAVE_FIELD) !== '') return sendReceivedFile(incoming, note, proven)
  return send(incoming, ({ page }) => receivedPage(page, note, proven))
}

function prove({ options, request, sent }: WithdrawRequest): Promise<ProvenOrder | undefined> {
  const { db, signer, now } = options
  const shown = { signer, key: textOf(sent, 'key'), now: now() }
  return readProvedReceipt(db, request.visitor, textOf(sent, 'order'), shown)
}

function leave({ request, reply }: WithdrawRequest, { receipt, key }: ProvenOrder) {
  return leaveKey(request, reply, `order.${receipt.orderId}`, key)
}

async function ask(
  incoming: WithdrawRequest,
  view: Omit<WithdrawFormView, 'ownOrders'>,
): Promise<FastifyReply> {
  const { options, request } = incoming
  const ownOrders = await ownOpenOrders(options.db, request.visitor, options.now())
  return send(incoming, ({ page }) => withdrawFormPage(page, { ...view, ownOrders }))
}

async function send(
  { options, request, reply, sent }: WithdrawRequest,
  draw: Draw,
): Promise<FastifyReply> {
  const asked = await readPage(options, request, reply)
  // Not `no-referrer`: its forms would be posted as if from nowhere.
  if (textOf(sent, 'order') !== '') reply.header('referrer-policy', 'same-origin')
  return sendPage(reply, asked, draw(asked))
}
