import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { ListItem, ListName, ListValues } from '../../../src/model/account-lists.ts'
import { refuseIssues } from '../../platform/http/refuse-issues.ts'
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

/** What a form has sent, as the call of the same name takes it. */
export function readSent<const Schema extends v.GenericSchema>(
  schema: Schema,
  values: ListValues,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, values)
  if (!success) throw refuseIssues(issues, values)
  return output
}
