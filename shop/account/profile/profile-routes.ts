import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formatPhone } from '../../../src/model/format-phone.ts'
import { customerOf } from '../../platform/http/visitor.ts'
import type { TypedFields } from '../../platform/pages/expired-form.tsx'
import { linkTo } from '../../platform/pages/page-context.ts'
import type { Presenter } from '../../platform/pages/present.ts'
import { readForm, typedForm } from '../../platform/pages/read-form.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { NEW_EMAIL_PATH, PROFILE_PATH } from '../customers/paths.ts'
import type { SecurityActions } from '../login/prove-owner.ts'
import { type DrawAccountPage, showAccountPage } from '../pages/account-page-routes.ts'
import { recoverAccountForm } from '../pages/recover-account-form.tsx'
import { MISSING } from '../registration/registration-forms.ts'
import { requestChange } from './change-email.ts'
import { PROFILE_FORM, type ProfileView, profilePage } from './profile-page.tsx'
import { findProfile, saveProfile } from './profile-queries.ts'

export interface ProfileOptions extends Presenter, SecurityActions {
  readonly baseUrl: string | undefined
}

type Shown = Partial<Pick<ProfileView, 'typed' | 'faults' | 'newEmail'>>

/** What the address may say was done; anything else says nothing. */
const DONE = ['saved', 'email']

/** Where customers change what the shop knows of them. */
export async function profileRoutes(shop: FastifyInstance, options: ProfileOptions): Promise<void> {
  shop.get(PROFILE_PATH, (request, reply) => show(options, request, reply))
  const recover = (action: string, keeps: readonly string[], shown: (kept: TypedFields) => Shown) =>
    recoverAccountForm(options, {
      path: PROFILE_PATH,
      ...{ action, keeps },
      draw: (kept, request) => drawProfile(options, request, shown(kept)),
    })
  const self = recover(PROFILE_PATH, Object.keys(PROFILE_FORM), (it) => ({
    typed: typedForm(PROFILE_FORM, it),
  }))
  shop.post(PROFILE_PATH, self, (request, reply) => save(options, request, reply))
  const email = recover(NEW_EMAIL_PATH, ['email'], (it) => ({ newEmail: it.email ?? '' }))
  shop.post(NEW_EMAIL_PATH, email, (request, reply) => askForEmail(options, request, reply))
}

function show(
  options: ProfileOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  shown: Shown = {},
): Promise<FastifyReply> {
  return showAccountPage(options, request, reply, drawProfile(options, request, shown))
}

function drawProfile(
  { db }: ProfileOptions,
  request: FastifyRequest,
  shown: Shown,
): DrawAccountPage {
  return async ({ page, customer }) => {
    const profile = await findProfile(db, customer.id)
    if (!profile) return undefined
    const { done } = request.query as { readonly done?: unknown }
    const isDone = !shown.faults && DONE.some((it) => it === done)
    return profilePage(page, {
      email: customer.email,
      typed: {
        ...profile,
        phone: formatPhone(profile.phone, page.shop.company.country),
        language: profile.language ?? '',
      },
      done: isDone ? `profile.done.${String(done)}` : undefined,
      ...shown,
    })
  }
}

async function save(
  options: ProfileOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { languages, company } = request.visitor.shop
  const context = { country: company.country, now: options.now(), missing: MISSING }
  const { typed, values, faults } = readForm(PROFILE_FORM, formOf(request), context)
  if (!values) return show(options, request, reply.status(422), { typed, faults })
  const language = languages.find((it) => it === values.language) ?? null
  await saveProfile(options.db, customerOf(request).id, { ...values, language })
  return done(request, reply, 'saved')
}

async function askForEmail(
  options: ProfileOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { email = '', current = '' } = formOf(request)
  const asked = { customer: customerOf(request), typed: email, current }
  const faults = await requestChange(options, request.visitor, asked)
  if (faults?.current) request.noteAttempt('proof')
  if (faults) return show(options, request, reply.status(422), { faults, newEmail: email })
  return done(request, reply, 'email')
}

function done(request: FastifyRequest, reply: FastifyReply, what: string): FastifyReply {
  return reply.redirect(`${linkTo(request.visitor, PROFILE_PATH)}?done=${what}`, 303)
}
