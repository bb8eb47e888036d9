import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readProvedReceipt } from '../orders/proof/prove-order.ts'
import { RECEIVED_PATH, WITHDRAW_PATH } from '../paths/shop-paths.ts'
import { readSigner } from '../platform/db/signing-secret.ts'
import { refusalReply } from '../platform/http/errors.ts'
import type { Sources } from '../platform/http/sources.ts'
import { textFor } from '../platform/http/visitor.ts'
import { leaveKey } from '../platform/pages/leave-key.ts'
import { answerBy, type PageCall, sendDrawn } from '../platform/pages/page-call.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { Presenter } from '../platform/pages/present.ts'
import { textOf } from '../platform/pages/sent-form.ts'
import { resultOrRefusal, ShopError } from '../platform/shop-error.ts'
import type { Signer } from '../platform/signer.ts'
import { confirmPage } from './confirm-page.tsx'
import { findObstacle, ownOpenOrders } from './find-obstacle.ts'
import { readItemsLeft } from './items-left.ts'
import { sendReceivedFile } from './received-file.ts'
import { notPage, receivedPage, SAVE_FIELD } from './received-page.tsx'
import { isReceivedToken, receivedQuery } from './received-token.ts'
import { describePart, type PartRow } from './statement.ts'
import { submitWithdrawal } from './submit-withdrawal.ts'
import {
  type Confirmation,
  formKeyOf,
  readConfirmation,
  readWithdrawForm,
} from './withdraw-form.ts'
import { withdrawFormPage } from './withdraw-form-page.tsx'
import type { ProvenOrder, WithdrawForm, WithdrawFormView } from './withdraw-view.ts'

export type WithdrawPageOptions = Presenter &
  Pick<Sources, 'db' | 'now' | 'attempts' | 'flushOutbox'>

type Call = PageCall<WithdrawPageOptions & { readonly signer: Signer }>

/** Withdrawing from a contract in two steps, without script and without a login (CRD Art. 11a). */
export async function withdrawPageRoutes(
  shop: FastifyInstance,
  options: WithdrawPageOptions,
): Promise<void> {
  const signing = { ...options, signer: await readSigner(options.db) }
  shop.get(WITHDRAW_PATH, answerBy(signing, start))
  shop.post(WITHDRAW_PATH, answerBy(signing, take))
  shop.get(RECEIVED_PATH, answerBy(signing, showReceived))
}

/** A visitor's own order goes straight to the confirming step; anything else begins with the first. */
async function start(call: Call): Promise<FastifyReply> {
  const proven = await prove(call)
  if (proven) return leave(call, proven) ?? confirm(call, proven)
  const { firstName = '', lastName = '', email = '' } = call.request.visitor.customer ?? {}
  const name = `${firstName} ${lastName}`.trim()
  return ask(call, { form: { name, email, orderNumber: '', articles: '' } })
}

async function take(call: Call): Promise<FastifyReply> {
  const { options, request, reply, sent } = call
  const now = options.now()
  const { country } = request.visitor.shop.company
  const { typed, values, faults } = readWithdrawForm(sent, { country, now })
  const step = textOf(sent, 'step')
  if (step === 'edit') return ask(call, { form: typed })
  const proven = await prove(call)
  if (proven) return confirm(call, proven)
  if (!values) return ask({ ...call, reply: reply.status(422) }, { form: typed, faults })
  if (step === 'confirm') return submit(call, { form: values })
  const about = values.articles === '' ? [] : [values.articles]
  const formKey = randomUUID()
  const view = { form: values, choices: [], about, isWrongChoice: false, formKey, now }
  return send(call, (page) => confirmPage(page, view))
}

/** Takes a proven order's statement, or shows the step that confirms it. */
async function confirm(call: Call, proven: ProvenOrder): Promise<FastifyReply> {
  const { db } = call.options
  const { receipt } = proven
  const left = await readItemsLeft(db, receipt.orderId)
  const confirmation = readConfirmation(call.sent, receipt, left)
  const { form, part, repeatedPart, isConfirmed } = confirmation
  if (repeatedPart) return submit(call, { form, proven, rows: repeatedPart })
  const obstacle = await findObstacle(db, receipt)
  if (obstacle) return send(call, (page) => notPage(page, { ...obstacle, proven }))
  if (isConfirmed && part !== 'wrong') return submit(call, { form, proven, rows: part })
  return showConfirmation(call, proven, confirmation)
}

function showConfirmation(
  call: Call,
  proven: ProvenOrder,
  { part, ...confirmation }: Confirmation,
): Promise<FastifyReply> {
  const isWrongChoice = part === 'wrong'
  if (isWrongChoice) call.reply.status(422)
  const rows = isWrongChoice ? [] : (part ?? [])
  const about = describePart({ rows, articles: '' }, proven.receipt)
  const view = { ...confirmation, proven, about, isWrongChoice, now: call.options.now() }
  return send(call, (page) => confirmPage(page, view))
}

interface Submission {
  readonly form: WithdrawForm
  readonly proven?: ProvenOrder
  /** Absent for the whole order. */
  readonly rows?: readonly PartRow[] | undefined
}

/** 303, so that a reload of the next page states nothing again. */
async function submit(call: Call, { form, proven, rows }: Submission): Promise<FastifyReply> {
  const { options, request, reply, sent } = call
  const { visitor, ip } = request
  const sender = {
    ...{ language: visitor.language, ip, key: formKeyOf(sent) },
    provenOrderId: proven?.receipt.orderId,
  }
  const statement = { ...form, ...(rows && { rows: [...rows] }) }
  const note = await resultOrRefusal(submitWithdrawal(options, statement, sender))
  if (note instanceof ShopError) {
    const failure = textFor(visitor)(note.reason.key, note.reason.values)
    return ask({ ...call, reply: refusalReply(reply, note) }, { form, failure })
  }
  const query = receivedQuery(options.signer, note, proven)
  reply.raw.once('close', options.flushOutbox)
  return reply.redirect(`${linkTo(visitor, RECEIVED_PATH)}?${query}`, 303)
}

/** Shows only what the shop itself has signed as received. */
async function showReceived(call: Call): Promise<FastifyReply> {
  const { options, request, reply, sent } = call
  const note = { number: textOf(sent, 'number'), at: Number(textOf(sent, 'at')) }
  if (!isReceivedToken(options.signer, note, textOf(sent, 'mark'))) {
    return reply.redirect(linkTo(request.visitor, WITHDRAW_PATH), 303)
  }
  const proven = await prove(call)
  const left = proven && leave(call, proven)
  if (left) return left
  if (textOf(sent, SAVE_FIELD) !== '') return sendReceivedFile(call, note, proven)
  return send(call, (page) => receivedPage(page, note, proven))
}

function prove({ options, request, sent }: Call): Promise<ProvenOrder | undefined> {
  const { db, signer, now } = options
  const link = { signer, key: textOf(sent, 'key'), now: now() }
  return readProvedReceipt(db, request.visitor, textOf(sent, 'order'), link)
}

function leave({ request, reply }: Call, { receipt, key }: ProvenOrder) {
  return leaveKey(request, reply, `order.${receipt.orderId}`, key)
}

async function ask(call: Call, view: Omit<WithdrawFormView, 'ownOrders'>): Promise<FastifyReply> {
  const { options, request } = call
  const ownOrders = await ownOpenOrders(options.db, request.visitor, options.now())
  return send(call, (page) => withdrawFormPage(page, { ...view, ownOrders }))
}

function send(call: Call, draw: (page: PageContext) => PageContent): Promise<FastifyReply> {
  // Browsers post the forms of a `no-referrer` page without an origin, which the shop refuses.
  if (textOf(call.sent, 'order') !== '') call.reply.header('referrer-policy', 'same-origin')
  return sendDrawn(call, draw)
}
