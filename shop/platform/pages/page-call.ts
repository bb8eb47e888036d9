import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageContent } from './page-content.ts'
import type { PageContext } from './page-context.ts'
import { type Presenter, readPage, sendPage } from './present.ts'
import { type Sent, sentOf } from './sent-form.ts'

/** A request for a page or from a page's form, with its reply. */
export interface PageCall<Options> {
  readonly options: Options
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Fields of the form, or parameters of the address. */
  readonly sent: Sent
}

/** Makes a route handler for pages and forms. */
export function answerBy<Options, Answer>(
  options: Options,
  answer: (call: PageCall<Options>) => Answer,
) {
  return (request: FastifyRequest, reply: FastifyReply): Answer => {
    const sent = sentOf(request.method === 'POST' ? request.body : request.query)
    return answer({ options, request, reply, sent })
  }
}

/** Sends a page drawn for the viewer; `path` is the page's own when a form returns it. */
export async function sendDrawn(
  { options, request, reply }: Omit<PageCall<Presenter>, 'sent'>,
  draw: (page: PageContext) => PageContent,
  path?: string,
): Promise<FastifyReply> {
  const pageRequest = await readPage(options, request, reply)
  const page = path === undefined ? pageRequest.page : { ...pageRequest.page, path }
  return sendPage(reply, { ...pageRequest, page }, draw(page))
}
