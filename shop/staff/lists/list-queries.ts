import { sql } from 'kysely'
import type { CampaignCode } from '../../../src/model/cart.ts'
import type { Language } from '../../../src/model/language.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

export interface Subscriber {
  readonly email: string
  readonly language: Language
  readonly confirmedAt: number
  readonly tokenHash: string
}

/** Lists confirmed subscribers by address; nobody else may get the newsletter. */
export async function listSubscribers(
  db: Db,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Subscriber[]> {
  const { rows } = await sql<Subscriber>`
    select email, lang as language, confirmed_at as "confirmedAt", token_hash as "tokenHash"
      from newsletter_consent
     where confirmed_at is not null and email > ${after} order by email limit ${limit}`.execute(db)
  return rows
}

export async function countSubscribers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_consent')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Lists campaign codes, the usable ones first. */
export async function listCodes(db: Db, now: number): Promise<CampaignCode[]> {
  const { rows } = await sql<CampaignCode>`
    select code, percent, amount, from_total as "fromTotal", uses_left as "usesLeft",
           valid_from as "validFrom", valid_until as "validUntil" from campaign_code
     order by case when valid_until < ${now} then 1 else 0 end, lower(code), code`.execute(db)
  return rows
}

/** Returns false where the code exists, in upper or lower case. */
export async function insertCode(tx: Tx, code: CampaignCode): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('campaign_code')
    .values({
      code: code.code,
      percent: code.percent,
      amount: code.amount,
      from_total: code.fromTotal,
      uses_left: code.usesLeft,
      valid_from: code.validFrom,
      valid_until: code.validUntil,
    })
    .onConflict((it) => it.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Ends a code now; returns false where it has ended. */
export async function endCode(tx: Tx, code: string, now: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update campaign_code set valid_until = ${now - 1}
     where code = ${code} and (valid_until is null or valid_until >= ${now})`.execute(tx)
  return numAffectedRows === 1n
}

export interface ListedFee {
  readonly id: string
  readonly nameSv: string
  readonly nameEn: string
  readonly rule: 'bulky' | 'below-total'
  readonly amount: number
  readonly belowTotal: number | null
}

export function listFees(db: Db): Promise<ListedFee[]> {
  return db
    .selectFrom('fee')
    .select([
      'id',
      'name_sv as nameSv',
      'name_en as nameEn',
      'rule',
      'amount',
      'below_total as belowTotal',
    ])
    .orderBy('id')
    .execute()
}

/** Changes a fee from the displayed amount; returns false where somebody else was faster. */
export async function changeFee(
  tx: Tx,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('fee')
    .set({ amount: to })
    .where('id', '=', id)
    .where('amount', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
