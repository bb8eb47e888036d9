import { Button, ButtonLink } from '../../src/ui/button.tsx'
import { WORDS_FIELD } from '../consents/shown-words.ts'
import { NEWSLETTER_PATH } from '../paths/shop-paths.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { FormError } from '../platform/pages/form-error.tsx'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { newsletterText } from './newsletter-texts.ts'

/**
 * `ask` carries the token of the mail's link: only its form confirms, since programs follow links.
 */
export type NewsletterStep =
  | { readonly name: 'ask'; readonly token: string; readonly hasChanged?: true }
  | { readonly name: 'done' | 'old' }

export function newsletterPage(
  page: PageContext,
  step: NewsletterStep,
  words: string,
): PageContent {
  const t = newsletterText(page.language)
  const isAsked = step.name === 'ask'
  const heading = t(`newsletter.page.${step.name}`)
  return {
    title: heading,
    isPrivate: true,
    main: drawPage(
      page,
      <article className="shop-article">
        <h1>{heading}</h1>
        {step.name === 'ask' && step.hasChanged && (
          <FormError id="newsletter-error">{page.t('consent.changed')}</FormError>
        )}
        <p className="shop-lead">
          {isAsked ? page.t('consent.newsletter') : t(`newsletter.page.${step.name}.text`)}
        </p>
        {step.name === 'ask' ? (
          <TokenForm
            page={page}
            path={NEWSLETTER_PATH}
            fields={{ token: step.token, [WORDS_FIELD]: words }}
          >
            <Button look="primary" type="submit">
              {t('newsletter.page.confirm')}
            </Button>
          </TokenForm>
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
