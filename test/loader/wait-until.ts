import { waitUntil as wait } from '@open-wc/testing'

const LONG_ENOUGH = { timeout: 15_000 }

/** Waits for a condition, on a busy machine too. */
export const waitUntil = (isMet: () => unknown, what = `${isMet}`): Promise<void> =>
  wait(async () => Boolean(await isMet()), what, LONG_ENOUGH)
