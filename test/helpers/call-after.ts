import type { TestContext } from 'node:test'

/**
 * Calls what closes a shop after the test. node:test keeps what it has called until its process ends,
 * and with it all that its function can reach: a shop takes 4 MB.
 */
export function callAfter(t: TestContext, close: () => Promise<unknown>): void {
  const waiting = [close]
  t.after(async () => {
    await waiting.pop()?.()
  })
}
