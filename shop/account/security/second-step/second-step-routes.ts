import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countRecoveryCodes } from '../../../login/code-queries.ts'
import { CUSTOMERS } from '../../../login/principals.ts'
import { customerOf } from '../../../platform/http/visitor.ts'
import { answerBy, type PageCall } from '../../../platform/pages/page-call.ts'
import { linkTo } from '../../../platform/pages/page-context.ts'
import type { Presenter } from '../../../platform/pages/present.ts'
import { formOf } from '../../../platform/pages/redirect-back.ts'
import { SECOND_STEP_PATH } from '../../customers/paths.ts'
import { WRONG_PASSWORD } from '../../login/prove-owner.ts'
import { findSecondStep } from '../../login/second-step-queries.ts'
import {
  type DrawAccountPage,
  readDone,
  redirectDone,
  showAccountPage,
} from '../../pages/account-page-routes.ts'
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

type SecondStepCall = PageCall<SecondStepOptions>

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
  const post = (form: SecondStepForm, answer: (call: SecondStepCall) => Promise<FastifyReply>) =>
    shop.post(`${SECOND_STEP_PATH}/${form}`, recover(form), answerBy(options, answer))

  shop.get(
    SECOND_STEP_PATH,
    answerBy(options, (call) =>
      show(call, readDone(call.request, ['off']) ? { done: 'second.done.off' } : {}),
    ),
  )
  post('begin', async (call) => {
    const { request, reply } = call
    const { password = '' } = formOf(request)
    const why = await beginSecondStep(options, customerOf(request).id, password)
    if (why) return answerFault(call, { form: 'begin', why })
    return reply.redirect(linkTo(request.visitor, SECOND_STEP_PATH), 303)
  })
  post('confirm', async (call) => {
    const { code = '' } = formOf(call.request)
    const outcome = await confirmSecondStep(options, call.request.visitor, code)
    return showCodes(call, { form: 'confirm', outcome })
  })
  post('codes', async (call) => {
    const outcome = await renewCodes(options, call.request.visitor, proofIn(call.request))
    return showCodes(call, { form: 'codes', outcome })
  })
  post('off', async (call) => {
    const why = await endSecondStep(options, call.request.visitor, proofIn(call.request))
    if (typeof why === 'string') return answerFault(call, { form: 'off', why })
    return redirectDone(call, SECOND_STEP_PATH, 'off')
  })
}

function proofIn(request: FastifyRequest) {
  const { password = '', code = '' } = formOf(request)
  return { password, code }
}

interface CodesOutcome {
  readonly form: SecondStepForm
  readonly outcome: SecondStepFault | readonly string[]
}

function showCodes(call: SecondStepCall, { form, outcome }: CodesOutcome): Promise<FastifyReply> {
  if (typeof outcome === 'string') return answerFault(call, { form, why: outcome })
  return showAccountPage(call, async ({ page, customer: { email } }) =>
    recoveryCodesPage(page, { email, codes: outcome }),
  )
}

function answerFault(
  call: SecondStepCall,
  fault: NonNullable<SecondStepView['fault']>,
): Promise<FastifyReply> {
  if (fault.why === WRONG_PASSWORD) call.request.noteAttempt('proof')
  if (fault.why === WRONG_CODE) call.request.noteAttempt('code')
  call.reply.status(422)
  return show(call, { fault })
}

type SecondStepState = Pick<SecondStepView, 'done' | 'fault'>

function show(call: SecondStepCall, state: SecondStepState): Promise<FastifyReply> {
  return showAccountPage(call, drawSecondStep(call.options, state))
}

function drawSecondStep(options: SecondStepOptions, state: SecondStepState = {}): DrawAccountPage {
  return async ({ page, customer: { id, email } }) => {
    const { since = null } = (await findSecondStep(options.db, id)) ?? {}
    const pending = since === null ? await findPending(options, id) : undefined
    const left = await countRecoveryCodes(options.db, CUSTOMERS, id)
    return secondStepPage(page, { ...state, email, since, left, secret: pending?.secret })
  }
}
