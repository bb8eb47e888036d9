import type { FastifyRequest } from 'fastify'
import { parameter } from './staff-page.ts'

/** Of a list's address; anything odd is the first page. */
export function readPageNumber(request: FastifyRequest): number {
  const text = parameter(request, 'page')
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
