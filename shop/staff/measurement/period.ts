export const MEASUREMENT_PATH = '/staff/measurement'
export const STEPS_PATH = '/staff/measurement/steps'
export const VITALS_PATH = '/staff/measurement/vitals'

/** Days that the page sums up, today included. */
export const PERIODS = [7, 28, 90] as const

const DAY_MS = 24 * 60 * 60 * 1000

/** The ISO date so many days earlier. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}
