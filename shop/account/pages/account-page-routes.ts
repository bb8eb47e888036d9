import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Customer, customerOf } from '../../platform/http/visitor.ts'
import { answerBy, type PageCall } from '../../platform/pages/page-call.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import {
  type PageRequest,
  type Presenter,
  readPage,
  sendPage,
} from '../../platform/pages/present.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { type AccountContent, accountPage } from './account-frame.tsx'

/** The request for a page of the account, and its customer. */
interface AccountRequest extends PageRequest {
  readonly request: FastifyRequest
  readonly customer: Customer
}

/** Draws a page; returns undefined where this customer has nothing at the address. */
export type DrawAccountPage = (request: AccountRequest) => Promise<AccountContent | undefined>

export interface AccountPageOptions extends Presenter {
  /** By path, without the prefixes of language and storefront. */
  readonly pages: Readonly<Record<string, DrawAccountPage>>
}

/** Pages of the account, in each storefront and language. */
export async function accountPageRoutes(
  shop: FastifyInstance,
  options: AccountPageOptions,
): Promise<void> {
  for (const [path, draw] of Object.entries(options.pages)) {
    shop.get(
      path,
      answerBy(options, (call) => showAccountPage(call, draw)),
    )
  }
}

type AccountCall = Omit<PageCall<Presenter>, 'sent'>

/** Sends a page of the account, also for a form that was refused. */
export async function showAccountPage(
  { options, request, reply }: AccountCall,
  draw: DrawAccountPage,
): Promise<FastifyReply> {
  const customer = customerOf(request)
  const pageRequest = await readPage(options, request, reply)
  const content = await draw({ ...pageRequest, request, customer })
  if (!content) throw new ShopError(404, 'request.notfound')
  // The address that a form posts to is not a page to return to, in any language.
  const isPost = request.method === 'POST'
  const page = isPost ? { ...pageRequest.page, path: content.path } : pageRequest.page
  return sendPage(reply, { ...pageRequest, page }, accountPage(page, content))
}

/** The confirmation that the address of a page asks for; undefined for unknown ones. */
export function readDone({ query }: FastifyRequest, names: readonly string[]): string | undefined {
  const { done } = query as { readonly done?: unknown }
  return names.find((it) => it === done)
}

/** Redirects to a page of the account, which confirms what was done. */
export function redirectDone(
  { request, reply }: Omit<AccountCall, 'options'>,
  path: string,
  done: string,
): FastifyReply {
  return reply.redirect(`${linkTo(request.visitor, path)}?done=${done}`, 303)
}
