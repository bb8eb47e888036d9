import type { FastifyRequest } from 'fastify'

/** Of a list's address; anything odd is the first page. */
export function readPageNumber({ query }: Pick<FastifyRequest, 'query'>): number {
  const { page } = query as { readonly page?: unknown }
  const first = Array.isArray(page) ? page[0] : page
  return typeof first === 'string' && /^[1-9]\d{0,5}$/.test(first) ? Number(first) : 1
}
