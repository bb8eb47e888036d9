import { pageSingleton } from '../services/page-singleton.ts'

/** An event of the bus: its name, and what it says. */
export type Happened = readonly [name: string, ...said: readonly unknown[]]

interface Memory {
  unheard: Happened[]
  hear?: (happened: Happened) => void
}

/** Of one page, the events that wait for a visitor to decide whether they are measured. */
const MAX_UNHEARD = 100

const memory = pageSingleton('unheard', (): Memory => ({ unheard: [] }))

/** Hands over what nobody has measured yet, and what happens until what is returned is called. */
export function takeUnheard(hear: (happened: Happened) => void): () => void {
  memory.hear = hear
  memory.unheard.splice(0).forEach(hear)
  return () => {
    delete memory.hear
  }
}

export function keepUnheard(happened: Happened): void {
  if (memory.hear) memory.hear(happened)
  else if (memory.unheard.push(happened) > MAX_UNHEARD) memory.unheard.shift()
}

export function dropUnheard(): void {
  memory.unheard.length = 0
}
