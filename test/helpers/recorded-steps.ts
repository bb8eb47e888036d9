import type { KyselyPlugin } from 'kysely'

/** Writes down what kind of statement the database is asked for, and of which tables. */
export function recorded(steps: string[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const tables = JSON.stringify(node).match(/"identifier":\{[^}]*"name":"(\w+)"/g) ?? []
      steps.push(`${node.kind} ${tables.join(' ')}`)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
