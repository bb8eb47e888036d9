import type { FastifyInstance, FastifyReply } from 'fastify'
import { formatPhone } from '../../../src/model/format-phone.ts'
import { customerOf } from '../../platform/http/visitor.ts'
import { answerBy, type PageCall } from '../../platform/pages/page-call.ts'
import type { Presenter } from '../../platform/pages/present.ts'
import { readForm, typedForm } from '../../platform/pages/read-form.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { NEW_EMAIL_PATH, PROFILE_PATH } from '../customers/paths.ts'
import type { SecurityActions } from '../login/prove-owner.ts'
import {
  type DrawAccountPage,
  readDone,
  redirectDone,
  showAccountPage,
} from '../pages/account-page-routes.ts'
import { recoverAccountForm } from '../pages/recover-account-form.tsx'
import { MISSING } from '../registration/registration-forms.ts'
import { requestChange } from './change-email.ts'
import { PROFILE_FORM, type ProfileView, profilePage } from './profile-page.tsx'
import { findProfile, saveProfile } from './profile-queries.ts'

export interface ProfileOptions extends Presenter, SecurityActions {
  readonly baseUrl: string | undefined
}

type ProfileCall = PageCall<ProfileOptions>
type ProfileDraft = Partial<Pick<ProfileView, 'typed' | 'faults' | 'newEmail'>>

/** The confirmations that an address may ask for; others show nothing. */
const DONE = ['saved', 'email']

/** The page and the forms of a customer's profile. */
export async function profileRoutes(shop: FastifyInstance, options: ProfileOptions): Promise<void> {
  shop.get(
    PROFILE_PATH,
    answerBy(options, (call) => showAccountPage(call, drawProfile(options, {}))),
  )
  const profileForm = recoverAccountForm(options, {
    ...{ path: PROFILE_PATH, action: PROFILE_PATH, keeps: Object.keys(PROFILE_FORM) },
    draw: (kept) => drawProfile(options, { typed: typedForm(PROFILE_FORM, kept) }),
  })
  shop.post(PROFILE_PATH, profileForm, answerBy(options, save))
  const emailForm = recoverAccountForm(options, {
    ...{ path: PROFILE_PATH, action: NEW_EMAIL_PATH, keeps: ['email'] },
    draw: ({ email = '' }) => drawProfile(options, { newEmail: email }),
  })
  shop.post(NEW_EMAIL_PATH, emailForm, answerBy(options, requestEmail))
}

function drawProfile({ db }: ProfileOptions, refused: ProfileDraft): DrawAccountPage {
  return async ({ page, customer, request }) => {
    const profile = await findProfile(db, customer.id)
    if (!profile) return undefined
    const done = refused.faults ? undefined : readDone(request, DONE)
    const phone = formatPhone(profile.phone, page.shop.company.country)
    return profilePage(page, {
      email: customer.email,
      typed: { ...profile, phone, language: profile.language ?? '' },
      done: done && `profile.done.${done}`,
      ...refused,
    })
  }
}

async function save(call: ProfileCall): Promise<FastifyReply> {
  const { options, request } = call
  const { languages, company } = request.visitor.shop
  const context = { country: company.country, now: options.now(), missing: MISSING }
  const { typed, values, faults } = readForm(PROFILE_FORM, formOf(request), context)
  if (!values) return showRefused(call, { typed, faults })
  const language = languages.find((it) => it === values.language) ?? null
  await saveProfile(options.db, customerOf(request).id, { ...values, language })
  return redirectDone(call, PROFILE_PATH, 'saved')
}

async function requestEmail(call: ProfileCall): Promise<FastifyReply> {
  const { options, request } = call
  const { email = '', current = '' } = formOf(request)
  const change = { customer: customerOf(request), typed: email, current }
  const faults = await requestChange(options, request.visitor, change)
  if (faults?.current) request.noteAttempt('proof')
  if (faults) return showRefused(call, { faults, newEmail: email })
  return redirectDone(call, PROFILE_PATH, 'email')
}

function showRefused(call: ProfileCall, refused: ProfileDraft): Promise<FastifyReply> {
  call.reply.status(422)
  return showAccountPage(call, drawProfile(call.options, refused))
}
