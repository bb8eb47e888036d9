import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Customer, customerOf } from '../../platform/http/visitor.ts'
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
    shop.get(path, (request, reply) => showAccountPage(options, request, reply, draw))
  }
}

/** Sends a page of the account, also for a form that was refused. */
export async function showAccountPage(
  options: Presenter,
  request: FastifyRequest,
  reply: FastifyReply,
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
