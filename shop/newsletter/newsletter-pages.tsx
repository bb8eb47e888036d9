import type { Message } from '../../src/model/validation.ts'
import { NewsletterBlock, newsletterBlockData } from '../../src/ui/newsletter/newsletter-block.tsx'
import { WORDS_FIELD } from '../consents/displayed-words.ts'
import { NEWSLETTER_PATH, NEWSLETTER_UNSUBSCRIBE_PATH } from '../paths/shop-paths.ts'
import { DrawnElement } from '../platform/html/element.tsx'
import { tokenForms } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { ConfirmForm, HomeLink, stepPage } from './step-page.tsx'

interface NewsletterFormProps {
  readonly page: PageContext
  /** A refused form: what was typed, and its error. */
  readonly draft?: { readonly email: string; readonly problem: Message } | undefined
  /** The form's title, where the page's heading already names the newsletter. */
  readonly title?: string
}

/** The subscription form; at most one on a page. */
export function NewsletterForm({ page, draft, title = '' }: NewsletterFormProps) {
  const { email = '', problem } = draft ?? {}
  return (
    <DrawnElement
      tag="newsletter-block"
      attributes={title === '' ? {} : { title }}
      View={NewsletterBlock}
      data={newsletterBlockData({
        ...{ title, words: '', consent: '', email, problem },
      })}
      forms={tokenForms(page)}
    />
  )
}

export type RequestStep =
  | { readonly name: 'ask'; readonly draft?: NewsletterFormProps['draft'] }
  | { readonly name: 'asked' }

/** The subscription page; its text is the same whether or not the address is subscribed. */
export function newsletterRequestPage(page: PageContext, step: RequestStep): PageContent {
  const { t } = page
  const crumbs = [{ name: t('newsletter.title') }]
  const description = t('newsletter.text')
  if (step.name === 'asked') {
    const children = <HomeLink page={page} text={t('newsletter.page.home')} />
    return stepPage(page, { heading: t('newsletter.done'), description, crumbs, children })
  }
  const isFaulty = step.draft !== undefined
  return stepPage(page, {
    ...{ heading: t('newsletter.title'), isFaulty, isPrivate: isFaulty, description, crumbs },
    children: (
      <>
        <NewsletterForm page={page} title={t('newsletter.page.form')} draft={step.draft} />
        <p>
          <a href={linkTo(page, NEWSLETTER_UNSUBSCRIBE_PATH)}>{t('newsletter.unsubscribe.link')}</a>
        </p>
      </>
    ),
  })
}

/** `ask` carries the token of the mailed link. */
export type ConfirmStep =
  | { readonly name: 'ask'; readonly token: string; readonly hasChanged?: true }
  | { readonly name: 'done' | 'old' }

/** The page of the mailed confirmation link; `words` identifies the words of its form. */
export function newsletterConfirmPage(
  page: PageContext,
  step: ConfirmStep,
  words: string,
): PageContent {
  const { t } = page
  const heading = t(`newsletter.page.${step.name}`)
  if (step.name !== 'ask') {
    const children = <HomeLink page={page} text={t('newsletter.page.home')} />
    return stepPage(page, { heading, lead: t(`newsletter.page.${step.name}.text`), children })
  }
  const fields = { token: step.token, [WORDS_FIELD]: words }
  const press = t('newsletter.page.confirm')
  return stepPage(page, {
    heading,
    problem: step.hasChanged && t('consent.changed'),
    lead: t('consent.newsletter'),
    children: <ConfirmForm page={page} path={NEWSLETTER_PATH} fields={fields} press={press} />,
  })
}
