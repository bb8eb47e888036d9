import { ButtonLink } from '../../src/ui/button.tsx'
import { NEWSLETTER_UNSUBSCRIBE_PATH } from '../paths/shop-paths.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { newsletterText } from './newsletter-texts.ts'

export type AskStep =
  | {
      readonly name: 'ask'
      readonly returned?: { readonly email: string; readonly error: string }
    }
  | { readonly name: 'asked' }

/** Asks for the newsletter; says the same whether or not the address has it. */
export function newsletterAskPage(page: PageContext, step: AskStep): PageContent {
  const t = newsletterText(page.language)
  const isAsked = step.name === 'asked'
  const heading = page.t(isAsked ? 'newsletter.done' : 'newsletter.title')
  const hasFault = !isAsked && step.returned !== undefined
  return {
    title: hasFault ? page.t('page.errortitle', { title: heading }) : heading,
    description: page.t('newsletter.text'),
    isPrivate: isAsked || hasFault,
    crumbs: [{ name: page.t('newsletter.title') }],
    main: drawPage(
      page,
      <article className="shop-article">
        <h1>{heading}</h1>
        {step.name === 'ask' ? (
          <>
            <NewsletterForm
              page={page}
              title={t('newsletter.page.form')}
              {...(step.returned && { returned: step.returned })}
            />
            <p>
              <a href={linkTo(page, NEWSLETTER_UNSUBSCRIBE_PATH)}>
                {t('newsletter.unsubscribe.link')}
              </a>
            </p>
          </>
        ) : (
          <p>
            <ButtonLink look="secondary" href={linkTo(page, '/')}>
              {t('newsletter.page.home')}
            </ButtonLink>
          </p>
        )}
      </article>,
    ),
  }
}
