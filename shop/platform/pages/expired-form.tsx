import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReactNode } from 'react'
import { Button } from '../../../src/ui/button.tsx'
import { isOwnOrigin } from '../http/origin.ts'
import { ShopError } from '../shop-error.ts'
import { FormError } from './form-error.tsx'
import { loginUrlBack } from './login-url.ts'
import type { PageContent } from './page-content.ts'
import type { PageContext } from './page-context.ts'
import { TokenForm } from './page-form.tsx'
import { type Presenter, readPage, sendPage } from './present.ts'
import { formOf } from './redirect-back.ts'

export type TypedFields = Readonly<Record<string, string>>

/** A form, for whoever sends it after their login or its token has ended. */
export interface ExpiringForm {
  /** Answers with the form as it was typed; undefined for whoever may not see it now. */
  readonly refill: (back: FormBack) => Promise<FastifyReply | undefined>
  /** What they get instead, where a login brings the form back. */
  readonly loggedOut?: LoggedOutPage
}

interface FormBack {
  readonly request: FastifyRequest
  /** Its status says already what has ended. */
  readonly reply: FastifyReply
  readonly kept: TypedFields
}

/** Nothing of anybody's, but what was typed and the way to the login. */
export interface LoggedOutPage {
  /** Names of the fields that are kept; no tick that agrees to something is one. */
  readonly keeps: readonly string[] | ((sent: TypedFields) => readonly string[])
  /**
   * Of the page that the form stands on, without the prefixes of language and storefront; `:id` is the
   * address's. The login leads there.
   */
  readonly path: string
  /** Where the form posts to, if elsewhere; its fragment names the part of the page. */
  readonly action?: string
  /** The text's key: what has happened, and what to do. */
  readonly says: string
  readonly draw: (page: PageContext, body: ReactNode) => PageContent
}

export interface RecoverOptions extends Presenter {
  /** The shop's own address, where it has one. */
  readonly baseUrl: string | undefined
}

const EXPIRED = ['request.login', 'token']
/** Never kept, whatever a form names: what shows who somebody is, or pays. */
const SECRET = /password|token|^(?:current|code|card.*|cvc)$/i
/** Asks for the form with what was kept, and does nothing else. */
const RESUME_FIELD = 'resume'

/**
 * Has a form's route lose nothing with a login, or a token, that has run out: what was typed comes
 * back, with the way to the login where that is needed, and then in the form itself. Nothing of it is
 * stored: the page that it comes back in holds it. What another site sends is kept for nobody.
 */
export function recoverForm(options: RecoverOptions, form: ExpiringForm) {
  const { loggedOut } = form
  return {
    async errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
      const isOver = error instanceof ShopError && EXPIRED.includes(error.reason.key)
      if (!isOver || !isOwnOrigin(request, options.baseUrl)) throw error
      return answer(request, reply, error)
    },
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      if (loggedOut && formOf(request)[RESUME_FIELD]) return answer(request, reply)
    },
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, error?: ShopError) {
    const kept = loggedOut ? keptOf(loggedOut, request) : {}
    if (error) reply.status(error.status)
    const refilled = await form.refill({ request, reply, kept }).catch((missing) => {
      // A form that is not theirs stays refused as it was.
      throw error && missing instanceof ShopError && missing.status === 404 ? error : missing
    })
    if (refilled) return refilled
    if (!loggedOut) throw error
    return sendLoggedOut(options, loggedOut, request, error ? reply : reply.status(401))
  }
}

function keptOf({ keeps }: LoggedOutPage, request: FastifyRequest): TypedFields {
  const sent = formOf(request)
  const names = typeof keeps === 'function' ? keeps(sent) : keeps
  const fields = names.flatMap((name) => {
    const value = SECRET.test(name) ? undefined : sent[name]
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(fields)
}

/**
 * Why a page is not there whose form was sent: a login that has ended may have taken it out of sight,
 * and what was typed is worth another.
 */
export function outOfSight(
  { method, visitor }: FastifyRequest,
  { isTyped }: { readonly isTyped: boolean },
): ShopError {
  const mayBeTheirs = method === 'POST' && isTyped && !visitor.customer
  return mayBeTheirs ? new ShopError(401, 'request.login') : new ShopError(404, 'request.notfound')
}

async function sendLoggedOut(
  options: Presenter,
  loggedOut: LoggedOutPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pageRequest = await readPage(options, request, reply)
  const { id = '' } = request.params as { readonly id?: string }
  const atId = (path: string) => path.replace(':id', encodeURIComponent(id))
  const path = atId(loggedOut.path)
  const page = { ...pageRequest.page, path }
  const action = loggedOut.action === undefined ? path : atId(loggedOut.action)
  const fields = { ...keptOf(loggedOut, request), [RESUME_FIELD]: '1' }
  const body = (
    <>
      <FormError id="expired-session">{page.t(loggedOut.says)}</FormError>
      <p>
        <a href={loginUrlBack(page)} target="_blank" rel="noreferrer">
          {page.t('form.expired.login')}
        </a>
      </p>
      <TokenForm page={page} path={action} fields={fields}>
        <Button look="primary" type="submit">
          {page.t('form.expired.form')}
        </Button>
      </TokenForm>
    </>
  )
  return sendPage(reply, { ...pageRequest, page }, loggedOut.draw(page, body))
}

interface RecoveredFormProps {
  readonly page: PageContext
  readonly children?: ReactNode
}

/** A page whose form comes back as it was typed, to be sent once more. */
export function RecoveredForm({ page, children }: RecoveredFormProps) {
  return (
    <>
      <FormError id="expired-session">{page.t('form.expired.again')}</FormError>
      {children}
    </>
  )
}
