import { randomBytes } from 'node:crypto'
import { createSigner, type Signer } from '../signer.ts'
import type { Db } from './schema.ts'

const NAME = 'seal'
const BYTES = 32

/** The shop's signer, the same for all processes on a database. */
export async function readSigner(db: Db): Promise<Signer> {
  return createSigner(await readSecret(db))
}

/** The signing secret: created at the first start, shared by all processes on the database. */
export async function readSecret(db: Db): Promise<Buffer> {
  const found = await findSecret(db)
  if (found) return found
  await db
    .insertInto('secret')
    .values({ name: NAME, value: randomBytes(BYTES).toString('base64') })
    .onConflict((it) => it.doNothing())
    .execute()
  return (await findSecret(db)) ?? Buffer.alloc(0)
}

async function findSecret(db: Db): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row && Buffer.from(row.value, 'base64')
}
