import type { TestContext } from 'node:test'

/**
 * Closes a shop after the test. node:test keeps each hook until its process ends, with everything that the hook
 * references: a shop takes 4 MB.
 */
export function callAfter(t: TestContext, close: () => Promise<unknown>): void {
  const waiting = [close]
  t.after(async () => {
    await waiting.pop()?.()
  })
}
