import { DEMO_MAIL_PATH, DEMO_PATH } from '../../paths/shop-paths.ts'
import type { Crumb } from '../../platform/pages/breadcrumbs.tsx'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import type { KeptMail } from './mailbox.ts'

/** What the shop has mailed to everybody. */
export function mailboxPage(page: PageContext, mails: readonly KeptMail[]): PageContent {
  const { t } = page
  const title = t('demo.mail')
  const main = drawPage(
    page,
    <article className="shop-article">
      <h1>{title}</h1>
      {mails.length === 0 ? (
        <p>{t('demo.mail.none')}</p>
      ) : (
        <ul className="shop-mails">
          {mails.map((mail) => (
            <li key={mail.id}>
              <a href={linkTo(page, `${DEMO_MAIL_PATH}/${encodeURIComponent(mail.id)}`)}>
                {mail.subject}
              </a>
              <span>{aboutMail(page, mail)}</span>
            </li>
          ))}
        </ul>
      )}
    </article>,
  )
  return { title, isPrivate: true, crumbs: crumbsTo(page, title), main }
}

const LINK = /(https?:\/\/\S+)/

/** One of them as text, with its links. */
export function mailPage(page: PageContext, mail: KeptMail): PageContent {
  const title = mail.subject
  const main = drawPage(
    page,
    <article className="shop-article">
      <h1>{title}</h1>
      <p>{aboutMail(page, mail)}</p>
      <pre className="shop-mail">
        {mail.text.split(LINK).map((part) =>
          LINK.test(part) ? (
            <a key={part} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </pre>
    </article>,
  )
  return { title, isPrivate: true, crumbs: crumbsTo(page, title), main }
}

function aboutMail({ t, shop, language }: PageContext, { to, sentAt }: KeptMail): string {
  return t('demo.mail.about', { to, at: shop.dateTime(sentAt, language) })
}

function crumbsTo(page: PageContext, name: string): readonly Crumb[] {
  return [{ name: page.t('demo.title'), path: DEMO_PATH }, { name }]
}
