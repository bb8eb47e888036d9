import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReactNode } from 'react'
import { MAX_FIELD_LENGTH } from '../../../src/model/address-rules.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import { isExpired } from '../../platform/pages/expired-session.ts'
import { FormError } from '../../platform/pages/form-error.tsx'
import {
  LoggedOutForm,
  RESUME_FIELD,
  type TypedFields,
} from '../../platform/pages/logged-out-form.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { accountPage } from './account-frame.tsx'
import { type DrawAccountPage, showAccountPage } from './account-page-routes.ts'

/** A form of the account, for whoever sends it after their login or its token has ended. */
export interface RecoverableForm {
  /**
   * Of the page that it stands on, without the prefixes of language and storefront; `:id` is the
   * address's.
   */
  readonly path: string
  /** The page of the navigation that it belongs to, where that is another one. */
  readonly section?: string
  /** Where it posts to; its fragment names the part of the page. */
  readonly action: string
  /** Names of the fields that are kept: never of passwords, codes and ticks. */
  readonly fields: readonly string[] | ((sent: TypedFields) => readonly string[])
  /** The page with the form filled in. */
  readonly draw: (kept: TypedFields, request: FastifyRequest) => DrawAccountPage
}

interface RecoverOptions extends Presenter {
  /** The shop's own address, where it has one. */
  readonly baseUrl: string | undefined
}

/**
 * Has a form's route lose nothing with a login, or a token, that has run out: what was typed comes
 * back, with the way to the login, and then in the form itself. Nothing of it is stored.
 */
export function recoverForm(options: RecoverOptions, form: RecoverableForm) {
  return {
    async errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
      if (!isExpired(error, request, options.baseUrl)) throw error
      reply.status(error.status)
      if (!request.visitor.customer) return showLoggedOut(options, form, request, reply)
      try {
        return await showFilled(options, form, request, reply)
      } catch (missing) {
        // A form that is not theirs stays refused as it was.
        throw missing instanceof ShopError && missing.status === 404 ? error : missing
      }
    },
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      if (formOf(request)[RESUME_FIELD]) return showFilled(options, form, request, reply)
    },
  }
}

function typedFieldsOf(
  { fields }: Pick<RecoverableForm, 'fields'>,
  request: FastifyRequest,
): TypedFields {
  const sent = formOf(request)
  const names = typeof fields === 'function' ? fields(sent) : fields
  return Object.fromEntries(names.map((it) => [it, (sent[it] ?? '').slice(0, MAX_FIELD_LENGTH)]))
}

function atId(path: string, { params }: FastifyRequest): string {
  const { id = '' } = params as { readonly id?: string }
  return path.replace(':id', encodeURIComponent(id))
}

/** The page of whoever is logged in again, with the form as it was typed. */
function showFilled(
  options: RecoverOptions,
  form: RecoverableForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const draw = form.draw(typedFieldsOf(form, request), request)
  return showAccountPage(options, request, reply, async (asked) => {
    const content = await draw(asked)
    if (!content) return undefined
    const body = <RecoveredForm page={asked.page}>{content.body}</RecoveredForm>
    return { ...content, isFaulty: true, body }
  })
}

/** Nothing of anybody's, but what was typed and where to log in. */
export async function showLoggedOut(
  options: Presenter,
  form: Omit<RecoverableForm, 'draw'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = await readPage(options, request, reply)
  const path = atId(form.path, request)
  const page = { ...asked.page, path }
  const action = atId(form.action, request)
  const kept = typedFieldsOf(form, request)
  const body = (
    <LoggedOutForm page={page} action={action} kept={kept}>
      {page.t('account.expired')}
    </LoggedOutForm>
  )
  const content = { path: form.section ?? path, isFaulty: true, body }
  return sendPage(reply, { ...asked, page }, accountPage(page, content))
}

interface RecoveredFormProps {
  readonly page: PageContext
  readonly children: ReactNode
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
