import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import * as v from 'valibot'
import { toListItem } from '../../../src/contract/account-lists.ts'
import {
  blankValues,
  type EntryForm,
  entryForm,
  entryRemoval,
  LIST_FIELDS,
  LIST_PATHS,
  type ListItem,
  type ListMode,
  type ListValues,
  typedOver,
} from '../../../src/model/account-lists.ts'
import { MAX_FIELD_LENGTH } from '../../../src/model/address-rules.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { issuesRefusal } from '../../platform/http/field-refusals.ts'
import { type RecoverOptions, recoverForm } from '../../platform/pages/expired-form.tsx'
import { type PageCall, sendDrawn } from '../../platform/pages/page-call.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { formOf, redirectBack } from '../../platform/pages/redirect-back.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { accountPage } from './account-frame.tsx'
import { showAccountPage } from './account-page-routes.ts'
import { countAdded, type ListKind, type ListOptions } from './list-kind.ts'
import { ListMarkup } from './list-page.tsx'

export interface ListRouteOptions extends RecoverOptions, ListOptions {
  readonly isSecure: boolean
}

interface ListCall extends Omit<PageCall<ListRouteOptions>, 'sent'> {
  readonly kind: ListKind
}

/** A refused form, and the reason. */
interface RefusedForm {
  readonly sent: ListValues
  readonly reason: ShopError
}

/** Refusals that can be corrected in the form; all others have a page of their own. */
const MENDABLE = [400, 409, 410, 429]

/** The page of a list, with forms that work without script. */
export async function listRoutes(
  shop: FastifyInstance,
  options: ListRouteOptions,
  kind: ListKind,
): Promise<void> {
  const { db, now } = options
  const path = LIST_PATHS[kind.name]
  const recover = recoverForm(options, { refill: (it) => refill({ options, kind, ...it }) })

  shop.get(path, (request, reply) => show({ options, kind, request, reply }))
  shop.post(`${path}/save`, recover, (request, reply) => {
    const sent = valuesOf(kind, request)
    const save = () => saveEntry(options, kind, request, sent)
    return answer({ options, kind, request, reply }, { sent, done: 'list.saved', act: save })
  })
  shop.post(`${path}/remove`, (request, reply) => {
    const { systemId = '' } = formOf(request)
    const remove = () => kind.remove(db, request.visitor, systemId, now())
    const action = { sent: { systemId }, done: 'list.removed', act: remove }
    return answer({ options, kind, request, reply }, action)
  })
}

interface ListAction {
  readonly sent: ListValues
  readonly act: () => Promise<void>
  /** The text key of the confirmation. */
  readonly done: string
}

/** Redirects to the list, or shows the form again with its errors. */
async function answer(call: ListCall, { sent, act, done }: ListAction): Promise<FastifyReply> {
  const { options, kind, request, reply } = call
  try {
    await act()
  } catch (error) {
    if (!(error instanceof ShopError) || !MENDABLE.includes(error.status)) throw error
    reply.status(error.status)
    return show(call, { sent, reason: error })
  }
  const path = linkTo(request.visitor, LIST_PATHS[kind.name])
  return redirectBack(request, reply, { ...options, path, flash: { key: done } })
}

/** Adds an entry, or changes the one that `systemId` names. */
async function saveEntry(
  options: ListRouteOptions,
  kind: ListKind,
  { visitor }: FastifyRequest,
  values: ListValues,
): Promise<void> {
  const { db, now, flushOutbox } = options
  const { success, output: sent, issues } = v.safeParse(kind.schema, values)
  if (!success) throw issuesRefusal(issues, values)
  if (!sent.systemId) await countAdded(options, kind, visitor)
  await inTransaction(db, async (tx) => {
    if (sent.systemId) await kind.change(tx, visitor, sent, now())
    else await kind.add(tx, visitor, sent, now())
  })
  flushOutbox()
}

/** The form itself keeps what was typed, to be sent again after a login. */
function refill(call: ListCall): Promise<FastifyReply> {
  const { kind, request, reply } = call
  const sent = valuesOf(kind, request)
  if (!request.visitor.customer) return showToLoggedOut(call, sent)
  return show(call, { sent, reason: new ShopError(reply.statusCode, 'page.form.stale') })
}

function valuesOf(kind: ListKind, request: FastifyRequest): ListValues {
  const form = formOf(request)
  const names = ['systemId', ...LIST_FIELDS[kind.name]]
  return Object.fromEntries(names.map((it) => [it, (form[it] ?? '').slice(0, MAX_FIELD_LENGTH)]))
}

function show(call: ListCall, refused?: RefusedForm): Promise<FastifyReply> {
  const { options, kind, request } = call
  return showAccountPage(call, async ({ page }) => {
    const { visitor } = request
    const { name } = kind
    const listed = await kind.list(options.db, visitor)
    const items = listed.map((it) => toListItem(name, it))
    const mayWrite = kind.mayWrite(visitor)
    const opened = mayWrite && openedForm(page, items, { kind, request, refused })
    const list = { name, items, mayWrite, mode: opened || ({ is: 'list' } as const) }
    const body = createElement(ListMarkup, { page, list })
    return { path: LIST_PATHS[name], isFaulty: refused !== undefined, body }
  })
}

interface OpenedForm extends Pick<ListCall, 'kind' | 'request'> {
  readonly refused: RefusedForm | undefined
}

/** Returns the form or the question that the address names, or the form that was refused. */
function openedForm(
  page: PageContext,
  items: readonly ListItem[],
  { kind, request, refused }: OpenedForm,
): ListMode | undefined {
  const query = request.query as Readonly<Record<string, unknown>>
  const find = (id: unknown) => items.find((it) => it.systemId === id)
  const removed = find(query.remove)
  if (removed && !refused) return entryRemoval(removed.systemId, false)
  const changed = find(refused?.sent.systemId ?? query.edit)
  if (!refused && !changed && query.new === undefined) return undefined
  const { country } = page.shop.company
  const { systemId = '', ...typed } = refused?.sent ?? {}
  const before = changed?.values ?? blankValues(kind.name, country)
  const form = entryForm(changed?.systemId ?? systemId, typedOver(before, typed), country)
  return refused ? { ...form, ...faultsOf(page, refused) } : form
}

/** Errors of fields, in the element's form; without any, the error of the whole form. */
function faultsOf({ t }: PageContext, refused: RefusedForm): Pick<EntryForm, 'faults' | 'problem'> {
  const { reason, refusals } = refused.reason
  const faults = Object.entries(refusals.modelState ?? {}).flatMap(([field, [first]]) =>
    first ? [{ field, words: t(first.key, first.values) }] : [],
  )
  return { faults, problem: faults.length > 0 ? null : t(reason.key, reason.values) }
}

/** Shows the form to a visitor whose login has ended, with what was typed and no stored data. */
function showToLoggedOut(
  call: ListCall,
  { systemId = '', ...typed }: ListValues,
): Promise<FastifyReply> {
  const { name } = call.kind
  const path = LIST_PATHS[name]
  const draw = (page: PageContext) => {
    const { country } = page.shop.company
    const form = entryForm(systemId, typedOver(blankValues(name, country), typed), country)
    const mode = { ...form, problem: page.t('list.login.kept'), needsLogin: true }
    const list = { name, items: [], mayWrite: true, mode }
    const body = createElement(ListMarkup, { page, list })
    return accountPage(page, { path, isFaulty: true, body })
  }
  return sendDrawn(call, draw, path)
}
