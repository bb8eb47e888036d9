interface Timer {
  readonly at: number
  readonly run: () => void
}

/** Long enough for a busy machine. */
const LIMIT_MS = 20_000
const { setTimeout, clearTimeout } = globalThis

/** Far above the page's own ids, so that no timer is confused with another clock's. */
let lastId = 1_000_000_000

/** A clock that only the test moves; `stop` restores the page's own. */
export function fakeClock() {
  const timers = new Map<number, Timer>()
  let now = 0

  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => {
      lastId += 1
      timers.set(lastId, { at: now + ms, run })
      return lastId
    },
    clearTimeout: (id: number) => {
      if (!timers.delete(id)) clearTimeout(id)
    },
  })

  /** Advances the time, timer by timer, and checks the page after each. */
  async function pass(ms: number, look: () => void = () => {}): Promise<void> {
    const end = now + ms
    for (;;) {
      await settle()
      look()
      const [next] = [...timers].sort(([, one], [, other]) => one.at - other.at)
      if (!next || next[1].at > end) break
      timers.delete(next[0])
      now = next[1].at
      next[1].run()
    }
    now = end
  }

  return { pass, stop: () => Object.assign(globalThis, { setTimeout, clearTimeout }) }
}

/** Settled promises have been handled by then. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/**
 * Waits in real time until the condition holds, and then for the effects of the draw, on whichever clock
 * they run. The fake clock stands still meanwhile: a timer that is set in that time starts from the test's
 * current time.
 */
export async function drawn(
  { pass }: Pick<ReturnType<typeof fakeClock>, 'pass'>,
  isMet: () => unknown = () => true,
): Promise<void> {
  const end = performance.now() + LIMIT_MS
  do {
    await nextFrame(pass)
    if (performance.now() > end) throw new Error(`Never came true: ${isMet}`)
  } while (!isMet())
  await nextFrame(pass)
  await nextFrame(pass)
}

async function nextFrame(pass: ReturnType<typeof fakeClock>['pass']): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await pass(0)
}
