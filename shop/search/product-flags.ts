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

/** Bits of all genders. */
const ANYBODY = 4 | 8 | 16 | 32

interface Whom {
  readonly genders: readonly string[]
  readonly named: ReadonlySet<number>
}

/** Products per read; other requests are served in between. */
const CHUNK = 5000

/** The storefronts and genders of products, by id, one byte each. */
export class ProductFlags {
  readonly #flags: Uint8Array

  constructor(flags: Uint8Array) {
    this.#flags = flags
  }

  get size(): number {
    return this.#flags.length
  }

  /**
   * Products that a storefront shows and that are for one of these genders; products without a gender
   * only if their names say so.
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
