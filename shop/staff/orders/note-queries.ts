import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '../../platform/db/schema.ts'

export interface Note {
  readonly staffName: string
  readonly text: string
  readonly createdAt: number
}

export async function insertNote(
  tx: Tx,
  orderId: string,
  { staffName, text, createdAt }: Note,
  newId: () => string = randomUUID,
): Promise<void> {
  await tx
    .insertInto('order_note')
    .values({ id: newId(), order_id: orderId, staff_name: staffName, text, created_at: createdAt })
    .execute()
}

/** The oldest first. */
export function listNotes(db: Db, orderId: string): Promise<Note[]> {
  return db
    .selectFrom('order_note')
    .select(['staff_name as staffName', 'text', 'created_at as createdAt'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute()
}
