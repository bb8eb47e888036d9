import { fail } from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Place } from './sources.ts'

const SHOWN = 60

/** Fails where anything was found; says how much there is, and where. */
export function expectNone(t: TestContext, places: readonly Place[]): void {
  t.diagnostic(`${t.name}: ${places.length}`)
  if (places.length === 0) return
  const shown = places.slice(0, SHOWN).map(({ path, line, found }) => `${path}:${line} ${found}`)
  const rest = places.length > SHOWN ? [`… and ${places.length - SHOWN} more`] : []
  fail([`${places.length} found`, ...shown, ...rest].join('\n'))
}
