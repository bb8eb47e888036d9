import { unknown } from 'valibot'
import { listSchemas, toListItem } from '../contract/account-lists.ts'
import type { ListItem, ListName, ListValues } from '../model/account-lists.ts'
import { request } from './http.ts'
import type { RequestOptions } from './http-call.ts'

type Options = Pick<RequestOptions, 'signal' | 'idempotencyKey'>

const PATHS: Readonly<Record<ListName, string>> = {
  addresses: '/api/mypageaddress',
  persons: '/api/mypageperson',
}
/** Backends answer a write with the id, with the whole entry, or with nothing. */
const answeredSchema = unknown()

export async function readList(name: ListName, options?: Options): Promise<readonly ListItem[]> {
  const listed = await request('GET', PATHS[name], listSchemas[name], options)
  return listed.map((it) => toListItem(name, it))
}

export async function createInList(
  name: ListName,
  values: ListValues,
  options?: Options,
): Promise<void> {
  await request('POST', PATHS[name], answeredSchema, { ...options, body: values })
}

/** `values` with the `systemId` of the changed entry. */
export async function updateInList(
  name: ListName,
  values: ListValues,
  options?: Options,
): Promise<void> {
  await request('PUT', PATHS[name], answeredSchema, { ...options, body: values })
}

export async function removeFromList(
  name: ListName,
  systemId: string,
  options?: Options,
): Promise<void> {
  await request('DELETE', PATHS[name], answeredSchema, { ...options, body: systemId })
}
