import * as v from 'valibot'
import type { ListValues } from '../../../src/model/account-list.ts'
import { refuseIssues } from '../../platform/http/refuse-issues.ts'

/** What a form has sent, as the call of the same name takes it. */
export function readSent<const Schema extends v.GenericSchema>(
  schema: Schema,
  values: ListValues,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, values)
  if (!success) throw refuseIssues(issues, values)
  return output
}
