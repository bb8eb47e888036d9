import { type Allowance, exceededBy } from '../../src/model/approvals.ts'
import type { Message } from '../../src/model/validation.ts'
import { dayText, endOfDay } from '../platform/dates.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { addBusinessDays, shopClock } from '../platform/shop/shop-days.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { readAllowances } from './allowances.ts'
import { listApprovers } from './approver-queries.ts'

/** An order holds its stock for an approver until the end of this many business days. */
const APPROVAL_DAYS = 3
/** More names than this are only counted. */
const MAX_NAMES = 3

/** Why an order has to wait, for whom, and until when. */
export interface ApprovalNeed {
  readonly exceeded: Allowance
  /** The order's total without VAT. */
  readonly amount: number
  readonly approvers: readonly string[]
  /** When its stock is released. */
  readonly until: number
  /** The sentence that the buyer reads before the order is sent. */
  readonly notice: string
}

export interface Counted {
  readonly orderId: string
  readonly isForCompany: boolean
  /** Without VAT. */
  readonly amount: number
}

/** Why an order exceeds what its buyer may order without asking; undefined where it does not. */
export async function findNeed(
  db: Db,
  visitor: Visitor,
  { orderId, isForCompany, amount }: Counted,
  now: number,
): Promise<ApprovalNeed | undefined> {
  const { shop, customer, company } = visitor
  if (!isForCompany || !company || !customer) return undefined
  const buyer = { companyId: company.id, customerId: customer.id, except: orderId }
  const exceeded = exceededBy(amount, await readAllowances(db, shop, buyer, now))
  if (!exceeded) return undefined
  const approvers = await listApprovers(db, company.id)
  const names = approvers.map(({ name }) => name)
  const need = { exceeded, amount, approvers: names, until: approvalEnd(shop, now) }
  return { ...need, notice: noticeOf(visitor, need) }
}

/** When an order that begins to wait now expires: the night after its last day. */
function approvalEnd(shop: ShopFacts, now: number): number {
  const day = addBusinessDays(shop, shopClock(shop, now).day, APPROVAL_DAYS)
  return endOfDay(new Date(day).toISOString().slice(0, 10), shop)
}

/** The sentence names only the reason where the company has no approver. */
function noticeOf(
  { shop, language }: Pick<Visitor, 'shop' | 'language'>,
  { exceeded, amount, approvers, until }: Omit<ApprovalNeed, 'notice'>,
): string {
  const t = shop.text(language)
  const why = reasonOf(shop, { exceeded, amount }, language)
  const reason = t(why.key, why.values)
  if (approvers.length === 0) return `${reason} ${t('approval.nobody')}`
  const values = {
    names: namesText(shop, approvers, language),
    day: dayText(until, language, shop),
  }
  return `${reason} ${t('approval.need', values)}`
}

/** The limit that an order exceeded, as it was then. */
export function exceededOf(it: {
  readonly period: Allowance['period']
  readonly allowed: number
  readonly spent: number
}): Allowance {
  return { period: it.period, amount: it.allowed, spent: it.spent }
}

/** The limit that an order exceeded, in words. */
export function reasonOf(
  shop: ShopFacts,
  { exceeded, amount }: Pick<ApprovalNeed, 'exceeded' | 'amount'>,
  language: Visitor['language'],
): Message {
  const { period, amount: allowed, spent } = exceeded
  const money = (it: number) => shop.money(it, language)
  const values = { sum: money(amount), allowed: money(allowed) }
  const left = money(Math.max(0, allowed - spent))
  return { key: `approval.over.${period}`, values: { ...values, left } }
}

export function namesText(
  shop: ShopFacts,
  names: readonly string[],
  language: Visitor['language'],
) {
  if (names.length > MAX_NAMES) {
    return shop.text(language)('approval.anyof', { n: names.length })
  }
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
}
