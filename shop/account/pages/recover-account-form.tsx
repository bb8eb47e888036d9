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
  /** The page of the navigation that it belongs to, where that is another one. */
  readonly section?: string
  /** The page with the form filled in. */
  readonly draw: (kept: TypedFields, request: FastifyRequest) => DrawAccountPage
}

/** Gives a form of the account back to whoever sends it after their login or its token has ended. */
export function recoverAccountForm(
  options: RecoverOptions,
  { section, draw, ...form }: AccountForm,
) {
  return recoverForm(options, {
    async refill({ request, reply, kept }) {
      if (!request.visitor.customer) return undefined
      return showAccountPage(options, request, reply, async (accountRequest) => {
        const content = await draw(kept, request)(accountRequest)
        if (!content) return undefined
        const body = <RecoveredForm page={accountRequest.page}>{content.body}</RecoveredForm>
        return { ...content, isFaulty: true, body }
      })
    },
    loggedOut: loggedOutIn(form, section),
  })
}

/** What the account shows of a form to whoever is logged out. */
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
