import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement, type ReactNode } from 'react'
import { ShopError } from '../../platform/http/shop-error.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { PAGE_PREFIXES } from '../../platform/pages/prefixes.ts'
import type { Presenter } from '../../platform/pages/present.ts'
import { formOf, redirectBack } from '../../platform/pages/redirect-back.ts'
import { showAccountPage } from '../pages/account-page-routes.ts'
import type { Fields, ListEntry, ListKind } from './list-kind.ts'
import { Entries, EntryForm, RemoveForm } from './list-page.tsx'

export interface ListRouteOptions extends Presenter {
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
  readonly sent: Fields
  readonly reason: ShopError
}

/** Refusals that the form can mend; whatever else is wrong has a page of its own. */
const MENDABLE = [400, 409, 410, 429]
const MAX_TYPED = 250

/** The lists of the account, with forms that need no script. */
export async function listRoutes(shop: FastifyInstance, options: ListRouteOptions): Promise<void> {
  for (const kind of options.kinds) {
    for (const prefix of PAGE_PREFIXES) {
      const path = prefix + kind.path
      shop.get(path, (request, reply) => show({ options, kind, request, reply }))
      shop.post(`${path}/save`, (request, reply) => save({ options, kind, request, reply }))
      shop.post(`${path}/remove`, (request, reply) => remove({ options, kind, request, reply }))
    }
  }
}

async function save(asked: Asked): Promise<FastifyReply> {
  const { kind, request } = asked
  const names = ['systemId', ...kind.fields(request.visitor).map(({ name }) => name)]
  const form = formOf(request)
  const sent = Object.fromEntries(names.map((it) => [it, (form[it] ?? '').slice(0, MAX_TYPED)]))
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

function mendable(error: unknown): ShopError {
  if (error instanceof ShopError && MENDABLE.includes(error.status)) return error
  throw error
}

function done(
  { options, kind, request, reply }: Asked,
  key: 'list.saved' | 'list.removed',
): FastifyReply {
  const path = linkTo(request.visitor, kind.path)
  return redirectBack(request, reply, { ...options, path, flash: { key } })
}

function show({ options, kind, request, reply }: Asked, refused?: Refused): Promise<FastifyReply> {
  return showAccountPage(options, request, reply, async ({ page }) => {
    const { visitor } = request
    const entries = await kind.read(visitor)
    const isEditable = kind.mayWrite(visitor)
    const drawn = isEditable ? drawForm({ page, kind, request, entries, refused }) : undefined
    const whole = createElement(Entries, { page, kind, entries, isEditable })
    return {
      path: kind.path,
      isFaulty: refused !== undefined,
      ...(drawn ?? { body: whole }),
    }
  })
}

interface Drawing {
  readonly page: PageContext
  readonly kind: ListKind
  readonly request: FastifyRequest
  readonly entries: readonly ListEntry[]
  readonly refused: Refused | undefined
}

/** The form that was asked for, or that came back; undefined where there is none. */
function drawForm(drawing: Drawing): { heading: string; body: ReactNode } | undefined {
  const { page, kind, request, entries, refused } = drawing
  const query = request.query as Readonly<Record<string, unknown>>
  const find = (id: unknown) => entries.find((it) => it.id === id)
  const doomed = find(query.remove)
  if (doomed && !refused) {
    const body = createElement(RemoveForm, { page, kind, entry: doomed })
    return { heading: page.t('list.remove.ask', { name: doomed.name }), body }
  }
  const changed = find(refused?.sent.systemId ?? query.edit)
  if (!refused && !changed && query.new === undefined) return undefined
  const known = changed ? { ...changed.fields, systemId: changed.id } : undefined
  const values = { ...(known ?? kind.blank(request.visitor)), ...refused?.sent }
  const heading = changed
    ? page.t('list.change.name', { name: changed.name })
    : page.t(kind.texts.add)
  const fields = kind.fields(request.visitor)
  const body = createElement(EntryForm, { page, kind, fields, values, ...wordsOf(page, refused) })
  return { heading, body }
}

function wordsOf({ t }: PageContext, refused: Refused | undefined) {
  if (!refused) return { errors: {}, error: undefined }
  const { reason, refusals } = refused.reason
  const errors = Object.entries(refusals.modelState ?? {}).flatMap(([field, [first]]) =>
    first ? [[field, t(first.key, first.values)] as const] : [],
  )
  return { errors: Object.fromEntries(errors), error: t(reason.key, reason.values) }
}
