import type { FastifyRequest } from 'fastify'
import type { ListItem, ListName, ListValues } from '../../../src/model/account-list.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

/** A list that a customer keeps in the account. */
export interface ListKind {
  readonly name: ListName
  mayWrite(visitor: Visitor): boolean
  read(visitor: Visitor): Promise<readonly ListItem[]>
  /** Adds what is sent, or changes the one that `systemId` names. */
  save(request: FastifyRequest, sent: ListValues): Promise<void>
  remove(visitor: Visitor, id: string): Promise<void>
}
