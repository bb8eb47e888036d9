/** `npm run test:all` tries all variants; `npm test` an evenly spread sample. */
export const TRIES_ALL = process.env.TRY_ALL === '1'

/** Every `every`th item, starting at index `from`. */
export function oneIn<Item>(every: number, all: readonly Item[], from = 0): readonly Item[] {
  return TRIES_ALL ? all : all.filter((_, at) => at % every === from % every)
}
