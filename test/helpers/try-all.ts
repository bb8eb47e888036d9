/** `npm run test:all` tries all of what stands in many variants; `npm test` a part that is spread over it. */
export const TRIES_ALL = process.env.TRY_ALL === '1'

/** Every so many of them, from the one at `from` on. */
export function oneIn<Item>(every: number, all: readonly Item[], from = 0): readonly Item[] {
  return TRIES_ALL ? all : all.filter((_, at) => at % every === from % every)
}
