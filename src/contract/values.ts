import * as v from 'valibot'

/** Taken as it is; what stands behind it in its pipe decides. */
const printed = v.custom<number | string>(() => true)

/** A number, which some clients and backends print as text of digits. */
export const numeric = v.pipe(
  printed,
  v.transform((it) => (typeof it === 'string' && /^-?\d+(?:\.\d+)?$/.test(it) ? +it : it)),
  v.number(),
)

/** Text, which some backends print as a number. */
export const textual = v.pipe(
  printed,
  v.transform((it) => (typeof it === 'number' ? String(it) : it)),
  v.string(),
)
