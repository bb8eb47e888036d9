import {
  findCompaniesNamed,
  findPriceList,
  type ListCompany,
  listCompaniesOf,
  type PriceList,
} from '../../catalogue/price-lists/price-list-queries.ts'
import {
  addListCompany,
  deletePriceList,
  insertPriceList,
  removeListCompany,
  renamePriceList,
  touchPriceList,
  writePriceLines,
} from '../../catalogue/price-lists/price-list-writes.ts'
import { describeFaults, readPriceLines } from '../../catalogue/price-lists/read-price-lines.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { decodeText } from '../../platform/decode-text.ts'
import type { AuditEntry } from '../audit/audit-queries.ts'
import { lineField, readForm } from '../page/form-fields.tsx'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, type SentForm } from '../page/run-write.ts'

export const PRICE_LISTS_PATH = '/staff/price-lists'
export const MAX_NAME = 100

export const NAME = {
  name: lineField({
    label: 'staff.pricelist.name',
    max: MAX_NAME,
    missing: 'staff.pricelist.name.missing',
    long: 'staff.pricelist.name.long',
  }),
}
export function priceListPath(id: string | number): string {
  return `${PRICE_LISTS_PATH}/${encodeURIComponent(String(id))}`
}

/** Creates an empty price list without companies. */
export async function createPriceList(tx: Tx, { fields, now }: SentForm): Promise<Outcome> {
  const { name } = readForm(NAME, fields)
  const id = await insertPriceList(tx, name, now)
  if (id === undefined) throw new StaffRefusal('staff.pricelist.exists', { name })
  return {
    ...done({ ...entryOf('created', id), after: { name } }, 'staff.pricelist.created'),
    to: priceListPath(id),
  }
}

export async function renameList(tx: Tx, form: SentForm): Promise<Outcome> {
  const { name } = readForm(NAME, form.fields)
  const list = await takeList(tx, form)
  refuseUnless(await renamePriceList(tx, list.id, name), 'staff.pricelist.exists', { name })
  const change = { before: { name: list.name }, after: { name } }
  return done({ ...entryOf('renamed', list.id), ...change }, 'staff.saved')
}

/** Replaces all lines of a price list by those of a form or a file: all of them, or none. */
export async function saveLines(tx: Tx, form: SentForm): Promise<Outcome> {
  const { shop, fields, upload, member } = form
  const list = await takeList(tx, form)
  const text = upload ? decodeText(upload) : (fields.lines ?? '')
  const read = await readPriceLines(tx, text, shop)
  if ('faults' in read) {
    const faults = describeFaults(shop.text(member.language), read.faults)
    throw new StaffRefusal('staff.pricelist.faults', { faults: faults.join(' · ') })
  }
  await writePriceLines(tx, list.id, read.lines)
  const change = { before: { lines: list.lines }, after: { lines: read.lines.length } }
  return done({ ...entryOf('lines', list.id), ...change }, 'staff.pricelist.lines.saved', {
    n: read.lines.length,
  })
}

export async function addCompany(tx: Tx, form: SentForm): Promise<Outcome> {
  const company = await namedCompany(tx, (form.fields.company ?? '').trim())
  const list = await takeList(tx, form)
  refuseUnless(await addListCompany(tx, list.id, company.id), 'staff.pricelist.company.has', {
    name: company.name,
  })
  return done(
    { ...entryOf('company.added', list.id), after: { company: company.name } },
    'staff.pricelist.company.added',
    { name: company.name },
  )
}

async function namedCompany(tx: Tx, named: string): Promise<ListCompany> {
  const [company, second] = named === '' ? [] : await findCompaniesNamed(tx, named)
  refuseUnless(company, 'staff.pricelist.company.unknown', { name: named })
  if (second) throw new StaffRefusal('staff.pricelist.company.several', { name: named })
  return company
}

export async function removeCompany(tx: Tx, form: SentForm): Promise<Outcome> {
  const list = await takeList(tx, form)
  const companyId = form.fields.company ?? ''
  const company = (await listCompaniesOf(tx, list.id)).find((it) => it.id === companyId)
  if (!(await removeListCompany(tx, list.id, companyId))) throw changedRefusal()
  return done(
    { ...entryOf('company.removed', list.id), before: { company: company?.name } },
    'staff.pricelist.company.removed',
  )
}

export async function removePriceList(tx: Tx, form: SentForm): Promise<Outcome> {
  const list = await requireList(tx, form)
  if (!(await deletePriceList(tx, formVersion(form)))) throw changedRefusal()
  const { name, lines, companies } = list
  return {
    ...done(
      { ...entryOf('deleted', list.id), before: { name, lines, companies } },
      'staff.pricelist.deleted',
    ),
    to: PRICE_LISTS_PATH,
  }
}

async function requireList(tx: Tx, form: SentForm): Promise<PriceList> {
  const list = await findPriceList(tx, formVersion(form).id)
  refuseUnless(list, 'staff.pricelist.unknown')
  return list
}

/**
 * Returns the price list that the form was made from, under a new version. The first write is the
 * guard.
 */
async function takeList(tx: Tx, form: SentForm): Promise<PriceList> {
  if (!(await touchPriceList(tx, formVersion(form)))) {
    await requireList(tx, form)
    throw changedRefusal()
  }
  return requireList(tx, form)
}

/** The version of the price list that the form was made from. */
function formVersion({ id, fields }: SentForm) {
  return { id: readId(id), version: readId(fields.shown) }
}

/** Reads an id; returns 0, which no list has, for anything that is not a number. */
export function readId(text = ''): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

function changedRefusal(): StaffRefusal {
  return new StaffRefusal('staff.pricelist.changed')
}

function entryOf(event: string, id: number): AuditEntry {
  return { action: `pricelist.${event}`, kind: 'pricelist', subject: String(id) }
}
