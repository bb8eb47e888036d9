/** Lets one holder in at a time, in the order they asked. */
export interface Turns {
  take(): Promise<void>
  give(): void
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    async take() {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
    },
    give() {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
  }
}
