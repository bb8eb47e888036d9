import type { FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import { entryForm, LIST_PATHS, type ListValues } from '../../../src/model/account-list.ts'
import { blankValues, typedOver } from '../../../src/model/my-pages.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { accountPage } from '../pages/account-frame.tsx'
import type { ListKind } from './list-kind.ts'
import { ListMarkup } from './list-page.tsx'

interface TypedForm {
  readonly kind: ListKind
  readonly sent: ListValues
}

/** The form of somebody whose login has ended, with what was typed and nothing else of anybody's. */
export async function showKeptForm(
  presenter: Presenter,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, sent }: TypedForm,
): Promise<FastifyReply> {
  const asked = await readPage(presenter, request, reply)
  const path = LIST_PATHS[kind.name]
  const page = { ...asked.page, path }
  const { systemId = '', ...typed } = sent
  const { country } = page.shop.company
  const form = entryForm(systemId, typedOver(blankValues(kind.name, country), typed), country)
  const mode = { ...form, problem: page.t('list.login.kept'), needsLogin: true }
  const list = { name: kind.name, items: [], mayWrite: true, mode }
  const body = createElement(ListMarkup, { page, list })
  return sendPage(reply, { ...asked, page }, accountPage(page, { path, isFaulty: true, body }))
}
