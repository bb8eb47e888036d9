import type { FastifyRequest } from 'fastify'
import {
  type LoggedOutPage,
  RecoveredForm,
  type RecoverOptions,
  recoverForm,
  type TypedFields,
} from '../../platform/pages/expired-form.tsx'
import { accountPage } from './account-frame.tsx'
import { type DrawAccountPage, showAccountPage } from './account-page-routes.ts'

interface AccountForm extends Pick<LoggedOutPage, 'keeps' | 'path' | 'action'> {
  /** The navigation's page that it belongs to, where that is not `path`. */
  readonly section?: string
  /** Draws the page with the form filled in. */
  readonly draw: (kept: TypedFields, request: FastifyRequest) => DrawAccountPage
}

/**
 * Returns a filled-in form to a customer who sent it after the login or the form's token had
 * expired.
 */
export function recoverAccountForm(
  options: RecoverOptions,
  { section, draw, ...form }: AccountForm,
) {
  return recoverForm(options, {
    async refill({ request, reply, kept }) {
      if (!request.visitor.customer) return undefined
      return showAccountPage({ options, request, reply }, async (accountRequest) => {
        const content = await draw(kept, request)(accountRequest)
        if (!content) return undefined
        const body = <RecoveredForm page={accountRequest.page}>{content.body}</RecoveredForm>
        return { ...content, isFaulty: true, body }
      })
    },
    loggedOut: loggedOutIn(form, section),
  })
}

/** The page with the form that a logged-out visitor gets. */
export function loggedOutIn(
  form: Pick<LoggedOutPage, 'keeps' | 'path' | 'action'>,
  section?: string,
): LoggedOutPage {
  return {
    ...form,
    says: 'account.expired',
    draw: (page, body) => accountPage(page, { path: section ?? page.path, isFaulty: true, body }),
  }
}
