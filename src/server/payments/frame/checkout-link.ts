import type { FrameMessage, HostMessage } from '../../../contract/payment-messages.ts'

type OutgoingMessage = FrameMessage extends infer Message
  ? Message extends FrameMessage
    ? Omit<Message, 'courtside'>
    : never
  : never

type Answer = Extract<HostMessage, { readonly kind: 'validated' | 'decided' }>

/** How long the checkout may take to answer a question. */
const ANSWER_MS = 30_000

const pages = (document.body.dataset.pages ?? '').split(' ').filter(Boolean)

/**
 * Only pages of the shop may show the frame; which of its addresses this one is, the browser knows.
 */
const page = pages.find((it) => document.referrer.startsWith(`${it}/`)) ?? pages[0] ?? ''

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
 * Asks the checkout, and waits for the answer to this very question; undefined where none comes.
 */
export function ask(kind: 'validate' | 'decision'): Promise<Answer | undefined> {
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
