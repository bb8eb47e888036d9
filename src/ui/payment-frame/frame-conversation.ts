import { messageText, text } from '../../i18n/text.ts'
import type { FrameMessage, PaymentFailure } from '../../model/payment-frame-messages.ts'
import type { Message } from '../../model/validation.ts'
import type { FrameLink } from './open-frame.ts'

/** Whether the provider may take the payment, and if not, why. */
export interface FrameDecision {
  readonly shouldProceed: boolean
  readonly error?: Message
  /** The checkout shows the reason itself. */
  readonly isShown?: boolean
}

/** The checkout's reactions to its frame's messages. */
export interface FrameListener {
  readonly validate: () => Promise<FrameDecision>
  readonly decide: () => Promise<FrameDecision>
  /** Fields of the frame are to be mended. */
  readonly refuse: () => FrameDecision
  readonly applyShippingOption: (option: Record<string, unknown>) => unknown
  readonly applyCountry: (countryCode: string) => unknown
  readonly signUpFinalized: (success: boolean) => unknown
  readonly finish: () => unknown
  readonly fail: (reason: PaymentFailure) => unknown
}

/** The state when a message arrives, as opposed to when the frame was opened. */
export interface Present {
  readonly listener: () => FrameListener
  readonly link: () => FrameLink | undefined
}

interface FrameControls {
  readonly grow: (height: number) => void
  readonly begin: () => void
}

/** Answers a frame's messages, and passes them on to the checkout. */
export function converse(
  present: Present,
  { grow, begin }: FrameControls,
): (message: FrameMessage) => void {
  const answer = answerOneAtATime(present)
  let isFinished = false

  function finish(): void {
    if (!isFinished) present.listener().finish()
    isFinished = true
  }

  return (message) => {
    const listener = present.listener()
    switch (message.kind) {
      case 'ready':
        return begin()
      case 'height':
        return grow(message.height)
      case 'validate':
        return void answer('validated', message.ask, listener.validate)
      case 'decision':
        return void answer('decided', message.ask, listener.decide)
      case 'incomplete':
        return void answer('validated', message.ask, listener.refuse)
      case 'shipping-option':
        return void listener.applyShippingOption(message.option)
      case 'country':
        return void listener.applyCountry(message.countryCode)
      case 'signup_finalized':
        return void listener.signUpFinalized(message.success)
      case 'completed':
        return finish()
      case 'failed':
        return void listener.fail(message.reason)
      default:
        return message satisfies never
    }
  }
}

/** One question at a time: a second press while the first is being decided is refused. */
function answerOneAtATime({ link }: Present) {
  let isAnswering = false
  return async (
    kind: 'validated' | 'decided',
    ask: string,
    decide: () => FrameDecision | Promise<FrameDecision>,
  ): Promise<void> => {
    const askingLink = link()
    if (isAnswering) return askingLink?.post({ kind, ask, shouldProceed: false, error: null })
    isAnswering = true
    try {
      const { error, ...decision } = await decide()
      askingLink?.post({ kind, ask, ...decision, error: error ? messageText(error) : null })
    } catch (error) {
      askingLink?.post({ kind, ask, shouldProceed: false, error: text('genericerror') })
      throw error
    } finally {
      isAnswering = false
    }
  }
}
