import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../shop/platform/db/schema.ts'
import { openGenerated } from './generated-shop.ts'

/** On a busy machine, CPU time tells more than the clock. */
export interface Time {
  readonly wall: number
  readonly cpu: number
}

export async function timeOf(work: () => Promise<unknown>): Promise<Time> {
  const start = performance.now()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { wall: performance.now() - start, cpu: (user + system) / 1000 }
}

export async function timesOf<Question>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<unknown>,
): Promise<Time[]> {
  const times: Time[] = []
  for (const it of questions) {
    times.push(await timeOf(() => ask(it)))
    await setImmediate()
  }
  return times
}

export function print(what: string, times: readonly Time[]): void {
  const walls = times.map((it) => it.wall)
  const cpus = times.map((it) => it.cpu)
  console.log(
    `  ${what}: wall p50 ${at(walls, 0.5)} p99 ${at(walls, 0.99)} ms; CPU p50 ${at(cpus, 0.5)} p99 ${at(cpus, 0.99)} ms`,
  )
}

function at(values: readonly number[], share: number): string {
  const sorted = values.toSorted((one, other) => one - other)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)
}

/** A generated catalogue of so many articles: in `keep`, or in a folder that goes away. */
export async function inGenerated(
  size: number,
  keep: string | undefined,
  body: (db: Db) => Promise<void>,
): Promise<void> {
  const folder = keep ? join(keep, String(size)) : mkdtempSync(join(tmpdir(), 'courtside-bench-'))
  const db = await openGenerated(folder, size)
  try {
    await body(db)
  } finally {
    await db.destroy()
    if (!keep) rmSync(folder, { recursive: true, force: true })
  }
}
