import * as v from 'valibot'
import { makeLink } from '../../login/principal-queries.ts'
import { CUSTOMERS } from '../../login/principals.ts'
import type { OutboxEntry } from '../../platform/jobs/outbox.ts'
import type { Mailing } from '../../platform/mail/mail-template.ts'
import { type MailTemplate, typedLine } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { findAccount } from '../customers/customer-queries.ts'
import { FIRST_LINK_HOURS, FORGOT_PATH, PASSWORD_PATH } from '../customers/paths.ts'
import { type CompanyRequest, findCompanyRequest } from './company-request-queries.ts'

/** Where the staff answers applications. */
const STAFF_PATH = '/staff/applications'

const contentSchema = v.object({ id: v.string(), to: v.optional(v.picklist(['shop'])) })

/**
 * The mails of a company's application: a notice to the shop, a receipt to the company, and the
 * answer.
 */
export function companyMails({ db, shop, shopUrl, now = Date.now, post }: Mailing) {
  return {
    async 'company-mail'({ id, content }: OutboxEntry): Promise<void> {
      const { id: requestId, to } = v.parse(contentSchema, content)
      const request = await findCompanyRequest(db, requestId)
      if (!request) return
      if (to === 'shop') await post(id, shop.contact.email, noticeOf(shop, request, shopUrl()))
      else await post(id, request.email, await answerOf(request))
    },
  }

  async function answerOf(request: CompanyRequest): Promise<MailTemplate> {
    const { status, language } = request
    const t = shop.text(language)
    const key = `mail.company.${status}`
    const { answer } = request
    const company = typedLine(request.companyName)
    const lines = [t(key, { company, hours: FIRST_LINK_HOURS }), ...(answer ? [answer] : [])]
    const url = status === 'accepted' ? await urlFor(request) : undefined
    return {
      language,
      subject: t(`${key}.subject`, { company }),
      blocks: [
        ...lines.map((text) => ({ kind: 'text', text }) as const),
        ...(url ? [{ kind: 'link', text: t('mail.account.choose.new'), url } as const] : []),
      ],
      sender: senderLines(shop, language),
    }
  }

  /**
   * Where the company's first person chooses a password; a mail that is sent again carries another
   * link.
   */
  async function urlFor(request: CompanyRequest): Promise<string | undefined> {
    const account = await findAccount(db, request.email)
    if (!account) return undefined
    const root = shopUrl()
    if (account.passwordHash) return root + linkTo(request, FORGOT_PATH)
    const token = await makeLink(db, CUSTOMERS, account.id, now())
    return `${root}${linkTo(request, PASSWORD_PATH)}?token=${token}`
  }
}

function noticeOf(shop: ShopFacts, request: CompanyRequest, root: string): MailTemplate {
  const language = shop.languages[0] ?? 'sv'
  const t = shop.text(language)
  const { organizationNumber: number } = request
  const company = typedLine(request.companyName)
  return {
    language,
    subject: t('mail.company.notice.subject', { company }),
    blocks: [
      { kind: 'text', text: t('mail.company.notice', { company, number }) },
      { kind: 'link', text: t('mail.company.notice.link'), url: root + STAFF_PATH },
    ],
    sender: senderLines(shop, language),
  }
}
