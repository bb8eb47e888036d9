interface Timer {
  readonly at: number
  readonly run: () => void
}

const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }

/** A clock that only the test moves; `stop` gives the page its own back. */
export function fakeClock() {
  const timers = new Map<number, Timer>()
  let now = 0
  let last = 0

  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => {
      last += 1
      timers.set(last, { at: now + ms, run })
      return last
    },
    clearTimeout: (id: number) => timers.delete(id),
  })

  /** Lets time pass, timer by timer, and looks at the page after each. */
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

  return { pass, stop: () => Object.assign(globalThis, real) }
}

/** Promises that are settled have been heard by then. */
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

/** Lets frames pass, so that effects have run by whichever clock they go. */
export async function drawn({ pass }: ReturnType<typeof fakeClock>): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await pass(0)
  }
}
