import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countRecoveryCodes } from '../../../login/code-queries.ts'
import { CUSTOMERS } from '../../../login/principals.ts'
import { customerOf } from '../../../platform/http/visitor.ts'
import { linkTo } from '../../../platform/pages/page-context.ts'
import type { Presenter } from '../../../platform/pages/present.ts'
import { formOf } from '../../../platform/pages/redirect-back.ts'
import { SECOND_STEP_PATH } from '../../customers/paths.ts'
import { WRONG_PASSWORD } from '../../login/prove-owner.ts'
import { findSecondStep } from '../../login/second-step-queries.ts'
import { type DrawAccountPage, showAccountPage } from '../../pages/account-page-routes.ts'
import { recoverAccountForm } from '../../pages/recover-account-form.tsx'
import { recoveryCodesPage } from './recovery-codes-page.tsx'
import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  findPending,
  renewCodes,
  type SecondStepActions,
  type SecondStepFault,
  WRONG_CODE,
} from './second-step.ts'
import { type SecondStepForm, type SecondStepView, secondStepPage } from './second-step-page.tsx'

export type SecondStepOptions = Presenter &
  SecondStepActions & { readonly baseUrl: string | undefined }

/** The page and the forms of the second step. Every form works without script. */
export async function secondStepRoutes(
  shop: FastifyInstance,
  options: SecondStepOptions,
): Promise<void> {
  const recover = (form: SecondStepForm) =>
    recoverAccountForm(options, {
      ...{ path: SECOND_STEP_PATH, action: `${SECOND_STEP_PATH}/${form}`, keeps: [] },
      draw: () => drawSecondStep(options),
    })
  shop.get(SECOND_STEP_PATH, (request, reply) => {
    const { done } = request.query as { readonly done?: unknown }
    return show(options, request, reply, done === 'off' ? { done: 'second.done.off' } : {})
  })
  shop.post(`${SECOND_STEP_PATH}/begin`, recover('begin'), async (request, reply) => {
    const { password = '' } = formOf(request)
    const why = await beginSecondStep(options, customerOf(request).id, password)
    return why ? answerFault(options, request, reply, { form: 'begin', why }) : back(request, reply)
  })
  shop.post(`${SECOND_STEP_PATH}/confirm`, recover('confirm'), async (request, reply) => {
    const { code = '' } = formOf(request)
    const outcome = await confirmSecondStep(options, request.visitor, code)
    return showCodes(options, request, reply, { form: 'confirm', outcome })
  })
  shop.post(`${SECOND_STEP_PATH}/codes`, recover('codes'), async (request, reply) => {
    const outcome = await renewCodes(options, request.visitor, proofIn(request))
    return showCodes(options, request, reply, { form: 'codes', outcome })
  })
  shop.post(`${SECOND_STEP_PATH}/off`, recover('off'), async (request, reply) => {
    const why = await endSecondStep(options, request.visitor, proofIn(request))
    if (typeof why === 'string') return answerFault(options, request, reply, { form: 'off', why })
    return back(request, reply, '?done=off')
  })
}

function proofIn(request: FastifyRequest) {
  const { password = '', code = '' } = formOf(request)
  return { password, code }
}

function back(request: FastifyRequest, reply: FastifyReply, query = ''): FastifyReply {
  return reply.redirect(`${linkTo(request.visitor, SECOND_STEP_PATH)}${query}`, 303)
}

interface CodesOutcome {
  readonly form: SecondStepForm
  readonly outcome: SecondStepFault | readonly string[]
}

function showCodes(
  options: SecondStepOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { form, outcome }: CodesOutcome,
): Promise<FastifyReply> {
  if (typeof outcome === 'string')
    return answerFault(options, request, reply, { form, why: outcome })
  return showAccountPage(options, request, reply, async ({ page, customer: { email } }) =>
    recoveryCodesPage(page, { email, codes: outcome }),
  )
}

function answerFault(
  options: SecondStepOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  fault: NonNullable<SecondStepView['fault']>,
): Promise<FastifyReply> {
  if (fault.why === WRONG_PASSWORD) request.noteAttempt('proof')
  if (fault.why === WRONG_CODE) request.noteAttempt('code')
  return show(options, request, reply.status(422), { fault })
}

function show(
  options: SecondStepOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  state: Pick<SecondStepView, 'done' | 'fault'>,
): Promise<FastifyReply> {
  return showAccountPage(options, request, reply, drawSecondStep(options, state))
}

function drawSecondStep(
  options: SecondStepOptions,
  state: Pick<SecondStepView, 'done' | 'fault'> = {},
): DrawAccountPage {
  return async ({ page, customer: { id, email } }) => {
    const { since = null } = (await findSecondStep(options.db, id)) ?? {}
    const pending = since === null ? await findPending(options, id) : undefined
    const left = await countRecoveryCodes(options.db, CUSTOMERS, id)
    return secondStepPage(page, { ...state, email, since, left, secret: pending?.secret })
  }
}
