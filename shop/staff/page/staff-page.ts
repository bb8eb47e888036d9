import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/schema.ts'
import { markupOf } from '../../platform/html/html.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { rolesOf } from '../guard/staff-access.ts'
import { mayRead } from '../guard/staff-sessions.ts'
import {
  readContext,
  type StaffContent,
  type StaffContext,
  type StaffOptions,
} from './staff-context.ts'
import { staffDocument } from './staff-document.tsx'

/** Draws a page; returns undefined where there is nothing at the address. */
export type DrawStaffPage = (
  context: StaffContext,
  request: FastifyRequest,
) => Promise<StaffContent | undefined> | StaffContent | undefined

type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export function showPage(options: StaffOptions, draw: DrawStaffPage): Route {
  return async (request, reply) => {
    const context = await readContext(options, request, reply)
    const content = await draw(context, request)
    if (!content) throw new ShopError(404, 'request.notfound')
    return sendStaffPage(options, reply, context, content)
  }
}

/** Answers with the page of the object that the address names. */
export function showOne<Found>(
  options: StaffOptions,
  read: (db: Db, id: string, context: StaffContext) => Promise<Found | undefined>,
  draw: (context: StaffContext, found: Found) => StaffContent,
): Route {
  return showPage(options, async (context, request) => {
    const found = await read(options.db, idOf(request), context)
    return found && draw(context, found)
  })
}

/** Whether the reader of a page may send one of its forms. */
export function maySend({ member }: StaffContext, path: string): boolean {
  return member !== undefined && mayRead(member, rolesOf('POST', path))
}

export function sendStaffPage(
  { assets }: Pick<StaffOptions, 'assets'>,
  reply: FastifyReply,
  context: StaffContext,
  content: StaffContent,
): FastifyReply {
  reply.header('x-robots-tag', 'noindex, nofollow')
  return reply
    .type('text/html; charset=utf-8')
    .send(markupOf(staffDocument(context, assets, content)))
}

/** Returns the first value of a query parameter. */
export function parameter({ query }: FastifyRequest, name: string, maxLength = 100): string {
  const value = (query as Record<string, unknown>)[name]
  const first = Array.isArray(value) ? value[0] : value
  const text = typeof first === 'string' ? first.replace(/\p{Cc}/gu, ' ') : ''
  return text.trim().slice(0, maxLength)
}

export function idOf({ params }: FastifyRequest): string {
  return (params as { readonly id?: string }).id ?? ''
}
