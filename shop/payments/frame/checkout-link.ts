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
  /** The checkout shows the reason itself. */
  readonly isShown?: boolean | undefined
}

/** How long the frame waits for the checkout's answer. */
const ANSWER_MS = 30_000

/** Sends a message to the checkout around the frame. */
export function post(message: OutgoingMessage): void {
  parent.postMessage({ courtside: 'payment', ...message }, page)
}

/** Listens to the checkout's messages only. */
export function listen(hear: (message: HostMessage) => void): void {
  addEventListener('message', ({ data, origin, source }: MessageEvent) => {
    if (source !== parent || origin !== page) return
    if (typeof data !== 'object' || data === null || data.courtside !== 'payment') return
    hear(data as HostMessage)
  })
}

/**
 * Asks the checkout whether the provider may take the payment, or the shop itself if no checkout
 * listens to the frame. Then `terms` tells how the buyer accepts the shop's terms: by a checkbox in
 * the frame, or by the provider's own form. Undefined without an answer.
 */
export async function ask(
  kind: 'validate' | 'decision',
  terms: 'box' | 'accepted' = 'box',
): Promise<Answer | undefined> {
  return (await isHostListening()) ? askCheckout(kind) : askShop(terms)
}

/** Leaves it to a listening checkout to list the faults, its own and the frame's; false without one. */
export async function tellFaults(): Promise<boolean> {
  return (await isHostListening()) && (await askCheckout('incomplete')) !== undefined
}

/** Ignores answers to earlier questions. */
function askCheckout(kind: 'validate' | 'decision' | 'incomplete'): Promise<Answer | undefined> {
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

/** Posts the height of the frame's content, now and on every change. */
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
