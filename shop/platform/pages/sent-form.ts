import type { FastifyRequest } from 'fastify'

/** Fields of a form or parameters of an address, which may hold anything. */
export type Sent = Readonly<Record<string, unknown>>

export function sentOf(value: unknown): Sent {
  return typeof value === 'object' && value !== null ? (value as Sent) : {}
}

export function textOf(sent: Sent, name: string): string {
  const value = sent[name]
  return typeof value === 'string' ? value : ''
}

/** The page number in a list's address; the first page for anything invalid. */
export function readPageNumber({ query }: Pick<FastifyRequest, 'query'>): number {
  const { page } = query as { readonly page?: unknown }
  const first = Array.isArray(page) ? page[0] : page
  return typeof first === 'string' && /^[1-9]\d{0,5}$/.test(first) ? Number(first) : 1
}
