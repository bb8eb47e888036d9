import { randomUUID } from 'node:crypto'

/** A thousandth of a millisecond before the next id. */
let latest = 0

/**
 * A UUID of version 7 (RFC 9562, 5.7): those of a process sort as they were made, even within one millisecond.
 * Of several processes, they sort as their clocks say.
 */
export function orderedId(now: number = Date.now()): string {
  latest = Math.max(now * 1000, latest + 1)
  const time = Math.floor(latest / 1000)
    .toString(16)
    .padStart(12, '0')
  const fraction = (latest % 1000).toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${fraction}${randomUUID().slice(18)}`
}
