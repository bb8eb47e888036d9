import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Db } from '../../shop/platform/db/schema.ts'

interface StatementCounter {
  wrap(db: Db): Db
  /** The number of statements, and of built ones that read a table. */
  during(work: () => Promise<unknown>): Promise<StatementCount>
}

interface StatementCount {
  readonly all: number
  readFrom(table: string): number
  /** The number of statements that returned rows with this column. */
  answeredWith(column: string): number
}

/** Counts the statements of a shop. */
export function createStatementCounter(): StatementCounter {
  let all = 0
  let nodes: RootOperationNode[] = []
  let columns: string[][] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node)
      return node
    },
    // Statements written as text only pass here.
    async transformResult({ result }) {
      all += 1
      columns.push(Object.keys(result.rows[0] ?? {}))
      return result
    },
  }
  return {
    wrap: (db) => db.withPlugin(plugin),
    async during(work) {
      all = 0
      nodes = []
      columns = []
      await work()
      const tables = nodes.map(readTable)
      return {
        all,
        readFrom: (table) => tables.filter((it) => it === table).length,
        answeredWith: (column) => columns.filter((it) => it.includes(column)).length,
      }
    },
  }
}

function readTable(node: RootOperationNode): string | undefined {
  if (node.kind !== 'SelectQueryNode') return undefined
  const [from] = node.from?.froms ?? []
  const table = from?.kind === 'AliasNode' && 'node' in from ? from.node : from
  const [, name] = /"SchemableIdentifierNode".*?"name":"(\w+)"/.exec(JSON.stringify(table)) ?? []
  return name
}
