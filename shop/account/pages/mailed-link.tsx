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

/**
 * A page that a mail links to. Opening it changes nothing, because mail programs follow links; only
 * its form acts.
 */
export interface MailedLink {
  readonly path: string
  /**
   * Returns the text key of a part of the page: a step's heading, its text (`<step>.text`), and the
   * button (`submit`).
   */
  readonly textKey: (part: string) => string
  /** The values in its texts, besides the address. */
  readonly values?: Readonly<Record<string, number>>
  /** Where the visitor can continue. */
  readonly next: { readonly path: string; readonly textKey: string }
  readonly limit: AttemptLimit
  /** Returns the e-mail address that the link is about, while the link is valid in this browser. */
  readonly find: (request: FastifyRequest, token: string) => Promise<string | undefined>
  /** Does what the link is for, or returns the step to show instead. */
  readonly use: (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
  ) => Promise<string | undefined>
  /** Answers an invalid link; without it, the page shows the step `old`. */
  readonly answerOld?: (request: FastifyRequest, reply: FastifyReply, token: string) => FastifyReply
}

export type MailedLinkOptions = Presenter & Pick<Sources, 'attempts' | 'isSecure'>

interface LinkStep {
  /** `ask`, `done`, `old`, or a step that `use` has returned. */
  readonly name: string
  readonly token?: string
  readonly email?: string
}

/** The page of a mailed link, in each storefront and language; it requires no login. */
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

  // The page's address appears in links, for example in the header, so it must not contain the
  // token.
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
    // The forms of a full header would be posted from a page that hides its origin.
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
