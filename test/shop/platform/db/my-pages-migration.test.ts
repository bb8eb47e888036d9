import { test } from 'node:test'
import { sql } from 'kysely'
import { migrations } from '../../../../shop/platform/db/migrations/migrations.ts'
import { onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const COMPANY = { name: 'X', organisation_number: '1' }

test(
  'a company without an approver gets its oldest account as one, others stay as they are',
  onShop(async (tx) => {
    const add = (id: string, company_id: string | null, more: object = {}) =>
      tx
        .insertInto('customer')
        .values({
          ...{ id, company_id, email: id, password_hash: 'h', first_name: '', last_name: '' },
          ...{ created_at: NOW, phone: null },
          ...more,
        })
        .execute()
    for (const id of ['old', 'led'])
      await tx
        .insertInto('company')
        .values({ id, ...COMPANY })
        .execute()
    await add('c', 'old', { created_at: NOW + 1 })
    await add('b', 'old')
    await add('a', 'old', { created_at: NOW + 1 })
    await add('d', 'led')
    await add('e', 'led', { role: 'admin', created_at: NOW + 1 })
    await add('f', null)
    await sql`drop table removed_address`.execute(tx)
    await sql`alter table address drop column created_at`.execute(tx)
    await sql`alter table customer drop column removed_at`.execute(tx)

    await migrations['0032-my-pages']?.up(tx)

    const approvers = tx
      .selectFrom('customer')
      .select('id')
      .where('id', 'in', ['a', 'b', 'c', 'd', 'e', 'f'])
      .where('role', '=', 'admin')
      .orderBy('id')
    same(await approvers.execute(), [{ id: 'b' }, { id: 'e' }])
  }),
)
