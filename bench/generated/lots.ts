/** Pseudo-random draws, the same for the same seed. */
export interface Lots {
  /** From 0 up to 1. */
  next(): number
  whole(below: number): number
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T
  /** True for this share of draws. */
  chance(share: number): boolean
}

/** Mulberry32: 32 bits of state, good enough for catalogues. */
export function lotsOf(seed: number): Lots {
  let state = seed | 0
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  return {
    next,
    whole,
    pick(from) {
      const index = whole(from.length)
      const picked = from[index]
      if (picked === undefined) throw new RangeError('Nothing to pick from')
      return picked
    },
    chance: (share) => next() < share,
  }
}
