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

/** How to recover a form that is sent after its login or its token has expired. */
export interface ExpiringForm {
  /** Sends the form as it was typed; undefined if the viewer may not see it now. */
  readonly refill: (back: FormBack) => Promise<FastifyReply | undefined>
  /** The page for that case, from which a login leads back to the form. */
  readonly loggedOut?: LoggedOutPage
}

interface FormBack {
  readonly request: FastifyRequest
  /** Its status is already set, by what has expired. */
  readonly reply: FastifyReply
  readonly kept: TypedFields
}

/** A page without personal data, except the typed values, with a link to the login. */
export interface LoggedOutPage {
  /** Names of the fields to keep, never a checkbox of consent. */
  readonly keeps: readonly string[] | ((sent: TypedFields) => readonly string[])
  /**
   * Path of the page with the form, without the prefixes of language and storefront; `:id` is replaced by
   * the address's. The login returns there.
   */
  readonly path: string
  /** Where the form posts to, if elsewhere; its fragment names a part of the page. */
  readonly action?: string
  /** Key of the text about what has happened and what to do. */
  readonly says: string
  readonly draw: (page: PageContext, body: ReactNode) => PageContent
}

export interface RecoverOptions extends Presenter {
  /** The shop's configured address, if any. */
  readonly baseUrl: string | undefined
}

const EXPIRED = ['request.login', 'token']
/** Fields that are never kept, even if a form names them: credentials and card data. */
const SECRET = /password|token|^(?:current|code|card.*|cvc)$/i
/** Marks a post that only requests the form with the kept values. */
const RESUME_FIELD = 'resume'

/**
 * Lets a form's route recover typed values when a login or a token has expired: it returns them, with a
 * link to the login if one is needed, and then in the form itself. Nothing is stored: the returned page
 * holds the values. Posts from other sites are not recovered.
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
      // A form of somebody else keeps its original refusal.
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
 * The refusal for a form whose page the viewer cannot see: 401 if an expired login may be the reason, so
 * that the typed values can be recovered, else 404.
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

/** A page with a recovered form, to be sent again. */
export function RecoveredForm({ page, children }: RecoveredFormProps) {
  return (
    <>
      <FormError id="expired-session">{page.t('form.expired.again')}</FormError>
      {children}
    </>
  )
}
