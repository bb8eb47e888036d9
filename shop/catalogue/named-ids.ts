import type { FastifyRequest } from 'fastify'
import { MAX_PRODUCT_ID, PRODUCT_IDS } from '../../src/model/product-ids.ts'
import { sentOf, textOf } from '../platform/pages/sent-form.ts'

/** The products that an address names, each once and so many at most; undefined where it has no such list. */
export function namedIds({ query }: Pick<FastifyRequest, 'query'>, most: number) {
  const sent = sentOf(query)
  if (sent[PRODUCT_IDS] === undefined) return undefined
  const ids = textOf(sent, PRODUCT_IDS)
    .split(',')
    .filter((it) => it !== '' && it.length <= MAX_PRODUCT_ID)
  return [...new Set(ids)].slice(0, most)
}
