/** The steps from a product view to an order. */
export const FUNNEL_STEPS = ['seen', 'added', 'checkout', 'bought'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

/** How often each step happened. */
export type FunnelCounts = Readonly<Record<FunnelStep, number>>

export const NO_COUNTS: FunnelCounts = { seen: 0, added: 0, checkout: 0, bought: 0 }

export function addCounts(one: FunnelCounts, other: FunnelCounts): FunnelCounts {
  const sums = FUNNEL_STEPS.map((it) => [it, one[it] + other[it]])
  return Object.fromEntries(sums) as Record<FunnelStep, number>
}

/**
 * How often a step happened for each time of the previous one. It may exceed one, because products are also
 * added from lists. Undefined for the first step, and if the previous step never happened.
 */
export function shareOf(counts: FunnelCounts, step: FunnelStep): number | undefined {
  const before = FUNNEL_STEPS[FUNNEL_STEPS.indexOf(step) - 1]
  if (!before || counts[before] === 0) return undefined
  return counts[step] / counts[before]
}
