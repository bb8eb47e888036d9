import { setImmediate } from 'node:timers/promises'
import type { Storefront } from '../../src/model/storefront.ts'
import type { Db } from '../platform/db/schema.ts'
import { listProductFlags } from './search-word-queries.ts'

const BITS: Readonly<Record<string, number>> = {
  sport: 1,
  professional: 2,
  women: 4,
  men: 8,
  unisex: 16,
  kids: 32,
}

/** Bits of all whom a product can be for. */
const ANYBODY = 4 | 8 | 16 | 32

interface Whom {
  readonly genders: readonly string[]
  readonly named: ReadonlySet<number>
}

/** Products read at a time; between two readings other visitors are served. */
const CHUNK = 5000

/** Which products each storefront shows and whom they are for, by id, a byte each. */
export class ProductFlags {
  readonly #flags: Uint8Array

  constructor(flags: Uint8Array) {
    this.#flags = flags
  }

  get size(): number {
    return this.#flags.length
  }

  /**
   * Those of some products that a storefront shows and that are for one of some people; of nobody in
   * particular only those that are named so.
   */
  filter(ids: Int32Array, storefront: Storefront, { genders, named }: Whom): Int32Array {
    const storefrontBit = BITS[storefront] ?? 0
    const isNamed = (id: number, flag: number) => (flag & ANYBODY) === 0 && named.has(id)
    const people = genders.reduce((bits, it) => bits | (BITS[it] ?? 0), 0)
    return ids.filter((id) => {
      const flag = this.#flags[id] ?? 0
      return (
        (flag & storefrontBit) !== 0 && (people === 0 || (flag & people) !== 0 || isNamed(id, flag))
      )
    })
  }
}

export async function readFlags(db: Db): Promise<ProductFlags> {
  const found: { readonly id: number; readonly flag: number }[] = []
  for (let after = 0; ; await setImmediate()) {
    const rows = await listProductFlags(db, after, CHUNK)
    for (const { id, onSport, onProfessional, gender } of rows) {
      found.push({ id, flag: onSport | (onProfessional << 1) | (BITS[gender ?? ''] ?? 0) })
    }
    after = rows.at(-1)?.id ?? after
    if (rows.length < CHUNK) break
  }
  const flags = new Uint8Array((found.at(-1)?.id ?? 0) + 1)
  for (const { id, flag } of found) flags[id] = flag
  return new ProductFlags(flags)
}
