/** The value of Welch's t from which times count as different. */
export const MAX_T = 4.5

/** The slowest times are ignored, since they depend on the machine. */
const KEPT = 0.9

function mean(values: readonly number[]): number {
  return values.reduce((sum, it) => sum + it, 0) / values.length
}

function variance(values: readonly number[]): number {
  const middle = mean(values)
  return values.reduce((sum, it) => sum + (it - middle) ** 2, 0) / (values.length - 1)
}

function welch(one: readonly number[], other: readonly number[]): number {
  const spread = variance(one) / one.length + variance(other) / other.length
  return (mean(one) - mean(other)) / Math.sqrt(spread)
}

/** Welch's t of the first times against each of the others, without the slowest of all. */
export function compareTimes(times: readonly (readonly number[])[]): readonly number[] {
  const all = times.flat().sort((a, b) => a - b)
  const limit = all[Math.floor(all.length * KEPT)] ?? 0
  const [known = [], ...others] = times.map((it) => it.filter((one) => one <= limit))
  return others.map((it) => welch(known, it))
}
