import type { KyselyPlugin } from 'kysely'
import type { Db } from '../../shop/platform/db/schema.ts'

const GONE = 'The power is gone'

/**
 * A database that fails at a chosen statement or commit, as in a power cut: nothing happens afterwards until
 * the restart.
 */
export interface FrailDatabase {
  wrap(db: Db): Db
  /** Fails it after this many more statements. */
  failAtStatement(count: number): void
  /** Fails it right after the next commit. */
  failAfterCommit(): void
  restart(): void
  /** How often it has failed. */
  readonly cuts: number
}

export function createFrailDatabase(): FrailDatabase {
  let statements = Number.POSITIVE_INFINITY
  let commits = Number.POSITIVE_INFINITY
  let isDead = false
  let cuts = 0

  function check(): void {
    if (!isDead && (statements <= 0 || commits <= 0)) {
      isDead = true
      cuts += 1
    }
    if (isDead) throw new Error(GONE)
  }

  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (isDead) throw new Error(GONE)
      return node
    },
    async transformResult({ result }) {
      statements -= 1
      check()
      return result
    },
  }

  return {
    get cuts() {
      return cuts
    },
    failAtStatement(count) {
      statements = count
    },
    failAfterCommit() {
      commits = 1
    },
    restart() {
      statements = Number.POSITIVE_INFINITY
      commits = Number.POSITIVE_INFINITY
      isDead = false
    },
    wrap(db) {
      const frail = db.withPlugin(plugin)
      return new Proxy(frail, {
        get(target, name) {
          const value = Reflect.get(target, name, target)
          if (name === 'transaction') return () => ({ execute: run })
          return typeof value === 'function' ? value.bind(target) : value
        },
      })

      async function run<Answer>(
        work: Parameters<ReturnType<Db['transaction']>['execute']>[0],
      ): Promise<Answer> {
        check()
        const answer = (await frail.transaction().execute(work)) as Answer
        commits -= 1
        check()
        return answer
      }
    },
  }
}
