import type { Receipt } from '../../src/model/order.ts'
import type { OrderLinks } from '../orders/mail/order-template.ts'
import type { Block } from '../platform/mail/mail-template.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { LEGAL_DAYS } from './withdrawal-period.ts'

const PARAGRAPHS = [3, 4]
const FORM_LINES = ['to', 'statement', 'ordered', 'name', 'address', 'signature', 'date', 'delete']

/**
 * What the law requires with an order confirmation to a consumer: how to withdraw, the model form
 * (CRD annex I), and what to do about faults. Businesses have no right of withdrawal.
 */
export function withdrawalBlocks(
  shop: ShopFacts,
  { language, isBusiness }: Receipt,
  links: Pick<OrderLinks, 'withdraw' | 'withdrawOrder'>,
): readonly Block[] {
  const t = shop.text(language)
  const faults: readonly Block[] = [
    { kind: 'heading', text: t('mail.faults') },
    { kind: 'note', text: t(isBusiness ? 'mail.faults.business' : 'mail.faults.text') },
  ]
  if (isBusiness) return faults
  const values = { legal: LEGAL_DAYS, days: shop.returnDays, url: links.withdraw }
  return [
    { kind: 'heading', text: t('mail.withdrawal') },
    { kind: 'note', text: t('mail.withdrawal.1', values) },
    { kind: 'note', text: t('mail.withdrawal.2', values) },
    { kind: 'link', text: t('mail.withdrawal.link'), url: links.withdrawOrder },
    ...PARAGRAPHS.map((it): Block => ({ kind: 'note', text: t(`mail.withdrawal.${it}`, values) })),
    { kind: 'heading', text: t('mail.form.title') },
    { kind: 'note', text: t('mail.form.intro') },
    { kind: 'form', lines: FORM_LINES.map((it) => t(`mail.form.${it}`)) },
    ...faults,
  ]
}
