import type { FrameMessage, HostMessage } from '../../../src/contract/payment-frame-messages.ts'
import { askShop } from './alone.ts'
import { isHostListening, page } from './host.ts'

type OutgoingMessage = FrameMessage extends infer Message
  ? Message extends FrameMessage
    ? Omit<Message, 'courtside'>
    : never
  : never

interface Answer {
  readonly shouldProceed: boolean
  readonly error?: string | null | undefined
}

/** How long the checkout may take to answer a question. */
const ANSWER_MS = 30_000

/** Sends a message to the checkout around the frame. */
export function post(message: OutgoingMessage): void {
  parent.postMessage({ courtside: 'payment', ...message }, page)
}

/** Hears the checkout, and nobody else. */
export function listen(hear: (message: HostMessage) => void): void {
  addEventListener('message', ({ data, origin, source }: MessageEvent) => {
    if (source !== parent || origin !== page) return
    if (typeof data !== 'object' || data === null || data.courtside !== 'payment') return
    hear(data as HostMessage)
  })
}

/**
 * Asks whether the provider may take the payment: the checkout, or the shop itself where no checkout
 * hears the frame. `terms`: where the buyer accepts the shop's terms then, in a box of the frame or by
 * the provider's own form. Undefined where no answer comes.
 */
export async function ask(
  kind: 'validate' | 'decision',
  terms: 'box' | 'accepted' = 'box',
): Promise<Answer | undefined> {
  return (await isHostListening()) ? askCheckout(kind) : askShop(terms)
}

/** Waits for the answer to this very question. */
function askCheckout(kind: 'validate' | 'decision'): Promise<Answer | undefined> {
  const id = crypto.randomUUID?.() ?? String(Math.random())
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(undefined), ANSWER_MS)
    function finish(answer: Answer | undefined): void {
      clearTimeout(timer)
      removeEventListener('message', take)
      resolve(answer)
    }
    function take({ data, origin, source }: MessageEvent): void {
      if (source !== parent || origin !== page) return
      const isAnswer = data?.kind === 'validated' || data?.kind === 'decided'
      if (data?.courtside === 'payment' && isAnswer && data.ask === id) finish(data)
    }
    addEventListener('message', take)
    post({ kind, ask: id })
  })
}

/** Says how high the frame's content is, now and whenever that changes. */
export function postHeight(): void {
  let last = 0
  const measure = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
    if (height === last || height === 0) return
    last = height
    post({ kind: 'height', height })
  }
  new ResizeObserver(measure).observe(document.documentElement)
  measure()
}
