import type { Text } from '../../src/i18n/text.ts'
import { demoFacts } from '../demo/demo-shop.ts'
import { withDatabase } from '../platform/db/open-database.ts'
import type { Db } from '../platform/db/schema.ts'
import { readOwnFacts, type ShopFileLocation } from '../platform/shop/own-facts.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { exitCodeOf } from '../platform/start-error.ts'
import { readSettings, type Settings } from '../settings/settings.ts'

/** A program's output: reports to `out`, progress and refusals to `error`. */
export interface Voices {
  readonly out: (text: string) => void
  readonly error: (text: string) => void
  /** Whether progress may overwrite its own line. */
  readonly isTerminal: boolean
}

export interface Command {
  readonly words: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly voices: Voices
  readonly now?: Date
}

/** A program that writes whole lines only. */
export interface PlainCommand extends Omit<Command, 'voices' | 'now'> {
  readonly voices: Pick<Voices, 'out' | 'error'>
}

/** Does a program's work on the shop's database; returns the exit code, 1 if the database cannot be opened. */
export function onDatabase(
  { environment, voices }: Pick<PlainCommand, 'environment' | 'voices'>,
  work: (db: Db, settings: Settings) => Promise<number>,
): Promise<number> {
  return exitCodeOf(voices, async () => {
    const settings = readSettings(environment)
    return withDatabase(settings, (db) => work(db, settings))
  })
}

/** Writes a program's answer, and returns its exit code. */
export function say(text: string, code: number): number {
  process.stdout.write(text)
  return code
}

export function fail(reason: string): number {
  process.stderr.write(`${reason}\n`)
  return 1
}

/** The facts of the shop, for a program. */
export function readFacts(location: ShopFileLocation, t: Text): ShopFacts {
  return readOwnFacts(location, t) ?? demoFacts()
}
