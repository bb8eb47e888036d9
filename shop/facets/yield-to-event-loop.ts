import { setImmediate } from 'node:timers/promises'

const RUN = 512
const STEPS_PER_CHECK = 256
const MAX_BLOCKING_MS = 5

/** Lets other requests be served during long work. */
export class EventLoopYielder {
  #since = performance.now()

  async yieldToEventLoop(): Promise<void> {
    if (performance.now() - this.#since < MAX_BLOCKING_MS) return
    await setImmediate()
    this.#since = performance.now()
  }
}

/** Sorts the numbers below `count` by `compare`, which must never return 0. */
export async function sortYielding(
  count: number,
  compare: (one: number, other: number) => number,
  yielder: EventLoopYielder = new EventLoopYielder(),
): Promise<Int32Array> {
  let sorted = Int32Array.from({ length: count }, (_, it) => it)
  for (let start = 0; start < count; start += RUN) {
    sorted.subarray(start, start + RUN).sort(compare)
    await yielder.yieldToEventLoop()
  }
  for (let width = RUN; width < count; width *= 2) {
    const merged = new Int32Array(count)
    for (let start = 0; start < count; start += width * 2) {
      const [one, other] = [start, start + width].map((it) => sorted.subarray(it, it + width))
      if (one && other) await merge(one, other, merged.subarray(start), { compare, yielder })
    }
    sorted = merged
  }
  return sorted
}

interface Merging {
  readonly compare: (one: number, other: number) => number
  readonly yielder: EventLoopYielder
}

async function merge(
  one: Int32Array,
  other: Int32Array,
  into: Int32Array,
  { compare, yielder }: Merging,
): Promise<void> {
  let left = 0
  let right = 0
  const end = one.length + other.length
  for (let at = 0; at < end; at += 1) {
    if (at % STEPS_PER_CHECK === 0) await yielder.yieldToEventLoop()
    const takesLeft = right === other.length || comesFirst(one[left], other[right], compare)
    into[at] = (takesLeft ? one[left] : other[right]) ?? 0
    if (takesLeft) left += 1
    else right += 1
  }
}

function comesFirst(
  one: number | undefined,
  other: number | undefined,
  compare: Merging['compare'],
): boolean {
  return one !== undefined && other !== undefined && compare(one, other) <= 0
}
