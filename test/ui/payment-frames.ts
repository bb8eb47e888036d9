import type { FrameDecision, FrameListener } from '../../src/ui/payment-frame/frame-conversation.ts'

const port = location.port

/** The tests' own server under its other name, which is another origin for browsers. */
export const OTHER_ORIGIN =
  location.hostname === 'localhost' ? `http://127.0.0.1:${port}` : `http://localhost:${port}`

/** Records the messages, and answers questions as configured. */
export function listenerOf(
  answer: () => Promise<FrameDecision> = async () => ({ shouldProceed: true }),
): FrameListener & { readonly heard: unknown[] } {
  const heard: unknown[] = []
  const keep = (name: string) => (value?: unknown) => {
    heard.push(value === undefined ? name : [name, value])
  }
  const ask = (name: string) => () => {
    heard.push(name)
    return answer()
  }
  return {
    heard,
    validate: ask('validate'),
    decide: ask('decide'),
    refuse() {
      heard.push('refuse')
      return { shouldProceed: false, isShown: true }
    },
    applyShippingOption: keep('shipping-option'),
    applyCountry: keep('country'),
    signUpFinalized: keep('signup'),
    finish: keep('finish'),
    fail: keep('fail'),
  }
}
