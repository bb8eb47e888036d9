/** Lets one holder in at a time, in the order they asked. */
export interface Mutex {
  acquire(): Promise<void>
  release(): void
}

export function createMutex(): Mutex {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    async acquire() {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
    },
    release() {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
  }
}
