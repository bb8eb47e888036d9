import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Button, ButtonLink } from '../../../src/ui/button.tsx'
import { secretReferrerPolicy } from '../../platform/http/origin.ts'
import type { Sources } from '../../platform/http/sources.ts'
import type { AttemptLimit } from '../../platform/limits/attempt-limits.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import { sendDrawn } from '../../platform/pages/page-call.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import type { Presenter } from '../../platform/pages/present.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { StepHeading } from './step-parts.tsx'

/** Where a mail leads. A look changes nothing, since programs follow links: only its form does. */
export interface MailedLink {
  readonly path: string
  /** Key of what the page says: at a step, `.text` below it, and on its button, `submit`. */
  readonly textKey: (part: string) => string
  /** What its sentences name, beside the address. */
  readonly values?: Readonly<Record<string, number>>
  /** Where it goes on. */
  readonly next: { readonly path: string; readonly textKey: string }
  readonly limit: AttemptLimit
  /** The address that the link is about, while it is good for this browser. */
  readonly find: (request: FastifyRequest, token: string) => Promise<string | undefined>
  /** Does what the link is for; answers the step that it came to instead. */
  readonly use: (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
  ) => Promise<string | undefined>
  /** Answers for a link that is not good; without, the page says at which step it is. */
  readonly answerOld?: (request: FastifyRequest, reply: FastifyReply, token: string) => FastifyReply
}

export type MailedLinkOptions = Presenter & Pick<Sources, 'attempts' | 'isSecure'>

interface LinkStep {
  /** `ask`, `done`, `old`, or what `use` answered. */
  readonly name: string
  readonly token?: string
  readonly email?: string
}

/** The page of a mailed link, in each storefront and language; nobody need log in. */
export async function mailedLinkRoutes(
  shop: FastifyInstance,
  options: MailedLinkOptions,
  link: MailedLink,
): Promise<void> {
  const { path } = link

  shop.get(path, async (request, reply) => {
    const { token: sent, done } = request.query as Readonly<Record<string, unknown>>
    if (done !== undefined) return send(request, reply, { name: 'done' })
    reply.header('referrer-policy', secretReferrerPolicy(request, options.isSecure))
    const token = typeof sent === 'string' ? sent : ''
    const email = await link.find(request, token)
    if (email === undefined) return answerUnused(request, reply, { name: 'old', token })
    return send(request, reply, { name: 'ask', token, email })
  })

  shop.post(path, async (request, reply) => {
    const { token = '' } = formOf(request)
    await options.attempts.count({ limit: link.limit, by: request.ip })
    const name = await link.use(request, reply, token)
    if (name !== undefined) return answerUnused(request, reply, { name, token })
    return reply.redirect(`${linkTo(request.visitor, path)}?done=1`, 303)
  })

  function answerUnused(request: FastifyRequest, reply: FastifyReply, step: LinkStep) {
    const { name, token = '' } = step
    if (link.answerOld) return link.answerOld(request, reply, token)
    if (name === 'old') request.noteAttempt('link')
    return send(request, reply.status(410), { name })
  }

  // The page's own address goes into links, of the header say: the token does not go with it.
  function send(request: FastifyRequest, reply: FastifyReply, step: LinkStep) {
    return sendDrawn({ options, request, reply }, (page) => linkPage(page, link, step), path)
  }
}

function linkPage(page: PageContext, link: MailedLink, step: LinkStep): PageContent {
  const { t } = page
  const { path, textKey, values, next } = link
  const { name, token, email = '' } = step
  const heading = t(textKey(name))
  return {
    title: heading,
    isPrivate: true,
    script: 'forms',
    // Forms of a whole header would be posted from a page that hides its origin.
    hasBareHeader: token !== undefined,
    main: drawPage(
      page,
      <div className="shop-login">
        <StepHeading isDone={name === 'done'}>{heading}</StepHeading>
        <p>{t(textKey(`${name}.text`), { ...values, email })}</p>
        {token === undefined ? (
          <p>
            <ButtonLink look="primary" href={linkTo(page, next.path)}>
              {t(next.textKey)}
            </ButtonLink>
          </p>
        ) : (
          <TokenForm page={page} path={path} fields={{ token }}>
            <Button look="primary" type="submit">
              {t(textKey('submit'))}
            </Button>
          </TokenForm>
        )}
      </div>,
    ),
  }
}
