import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
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
import { ShopError } from '../../platform/http/shop-error.ts'
import { type RecoverOptions, recoverForm } from '../../platform/pages/expired-form.tsx'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf, redirectBack } from '../../platform/pages/redirect-back.ts'
import { accountPage } from './account-frame.tsx'
import { showAccountPage } from './account-page-routes.ts'
import type { ListKind } from './list-kind.ts'
import { ListMarkup } from './list-page.tsx'

export interface ListRouteOptions extends RecoverOptions {
  readonly isSecure: boolean
  readonly kinds: readonly ListKind[]
}

/** A request to one of the lists. */
interface Asked {
  readonly options: ListRouteOptions
  readonly kind: ListKind
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What came back from a form. */
interface Refused {
  readonly sent: ListValues
  readonly reason: ShopError
}

/** Refusals that the form can mend; whatever else is wrong has a page of its own. */
const MENDABLE = [400, 409, 410, 429]

/** The lists of the account, with forms that need no script. */
export async function listRoutes(shop: FastifyInstance, options: ListRouteOptions): Promise<void> {
  for (const kind of options.kinds) {
    const path = LIST_PATHS[kind.name]
    shop.get(path, (request, reply) => show({ options, kind, request, reply }))
    const recover = recoverForm(options, { refill: (it) => refill({ options, kind, ...it }) })
    shop.post(`${path}/save`, recover, (request, reply) => save({ options, kind, request, reply }))
    shop.post(`${path}/remove`, (request, reply) => remove({ options, kind, request, reply }))
  }
}

async function save(asked: Asked): Promise<FastifyReply> {
  const { kind, request } = asked
  const sent = sentBy(kind, request)
  try {
    await kind.save(request, sent)
  } catch (error) {
    const refused = { sent, reason: mendable(error) }
    asked.reply.status(refused.reason.status)
    return show(asked, refused)
  }
  return done(asked, 'list.saved')
}

async function remove(asked: Asked): Promise<FastifyReply> {
  const { kind, request } = asked
  const { systemId = '' } = formOf(request)
  try {
    await kind.remove(request.visitor, systemId)
  } catch (error) {
    const refused = { sent: { systemId }, reason: mendable(error) }
    asked.reply.status(refused.reason.status)
    return show(asked, refused)
  }
  return done(asked, 'list.removed')
}

/** The form holds what was typed itself, to be sent again once there is a login. */
async function refill(asked: Asked): Promise<FastifyReply> {
  const { options, kind, request, reply } = asked
  const sent = sentBy(kind, request)
  if (!request.visitor.customer) return showKeptForm(options, request, reply, { kind, sent })
  return show(asked, { sent, reason: new ShopError(reply.statusCode, 'page.form.stale') })
}

function mendable(error: unknown): ShopError {
  if (error instanceof ShopError && MENDABLE.includes(error.status)) return error
  throw error
}

function done(
  { options, kind, request, reply }: Asked,
  key: 'list.saved' | 'list.removed',
): FastifyReply {
  const path = linkTo(request.visitor, LIST_PATHS[kind.name])
  return redirectBack(request, reply, { ...options, path, flash: { key } })
}

function sentBy(kind: ListKind, request: FastifyRequest): ListValues {
  const form = formOf(request)
  const names = ['systemId', ...LIST_FIELDS[kind.name]]
  return Object.fromEntries(names.map((it) => [it, (form[it] ?? '').slice(0, MAX_FIELD_LENGTH)]))
}

function show({ options, kind, request, reply }: Asked, refused?: Refused): Promise<FastifyReply> {
  return showAccountPage(options, request, reply, async ({ page }) => {
    const { visitor } = request
    const { name } = kind
    const items = await kind.read(visitor)
    const mayWrite = kind.mayWrite(visitor)
    const shown = { page, kind, request, items, refused }
    const mode: ListMode = (mayWrite && modeOf(shown)) || { is: 'list' }
    const list = { name, items, mayWrite, mode }
    return {
      path: LIST_PATHS[name],
      isFaulty: refused !== undefined,
      body: createElement(ListMarkup, { page, list }),
    }
  })
}

interface Shown {
  readonly page: PageContext
  readonly kind: ListKind
  readonly request: FastifyRequest
  readonly items: readonly ListItem[]
  readonly refused: Refused | undefined
}

/** The form or the question that was asked for, or that came back; undefined where there is none. */
function modeOf({ page, kind, request, items, refused }: Shown): ListMode | undefined {
  const query = request.query as Readonly<Record<string, unknown>>
  const find = (id: unknown) => items.find((it) => it.systemId === id)
  const doomed = find(query.remove)
  if (doomed && !refused) return entryRemoval(doomed.systemId, false)
  const changed = find(refused?.sent.systemId ?? query.edit)
  if (!refused && !changed && query.new === undefined) return undefined
  const { country } = page.shop.company
  const { systemId = '', ...typed } = refused?.sent ?? {}
  const before = changed?.values ?? blankValues(kind.name, country)
  const form = entryForm(changed?.systemId ?? systemId, typedOver(before, typed), country)
  return refused ? { ...form, ...wordsOf(page, refused) } : form
}

/** What is wrong with fields is said as the element says it; else what is wrong with the whole. */
function wordsOf({ t }: PageContext, refused: Refused): Pick<EntryForm, 'faults' | 'problem'> {
  const { reason, refusals } = refused.reason
  const faults = Object.entries(refusals.modelState ?? {}).flatMap(([field, [first]]) =>
    first ? [{ field, words: t(first.key, first.values) }] : [],
  )
  return { faults, problem: faults.length > 0 ? null : t(reason.key, reason.values) }
}

interface TypedForm {
  readonly kind: ListKind
  readonly sent: ListValues
}

/** The form of somebody whose login has ended, with what was typed and nothing else of anybody's. */
async function showKeptForm(
  presenter: Presenter,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, sent }: TypedForm,
): Promise<FastifyReply> {
  const asked = await readPage(presenter, request, reply)
  const path = LIST_PATHS[kind.name]
  const page = { ...asked.page, path }
  const { systemId = '', ...typed } = sent
  const { country } = page.shop.company
  const form = entryForm(systemId, typedOver(blankValues(kind.name, country), typed), country)
  const mode = { ...form, problem: page.t('list.login.kept'), needsLogin: true }
  const list = { name: kind.name, items: [], mayWrite: true, mode }
  const body = createElement(ListMarkup, { page, list })
  return sendPage(reply, { ...asked, page }, accountPage(page, { path, isFaulty: true, body }))
}
