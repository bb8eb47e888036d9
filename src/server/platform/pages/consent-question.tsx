import { CONSENT_PATH, type Consent } from '../../../model/consent.ts'
import { ConsentForm } from '../../../ui/consent/consent-view.tsx'
import { drawPage } from './draw-page.ts'
import { formsOf } from './form-fields.ts'
import type { PageContent } from './page-content.ts'
import { linkTo, type PageContext } from './page-context.ts'
import { asksConsent } from './script-settings.ts'

/**
 * Stands hidden on every page of a shop that measures; the element shows it to whom has not answered.
 * So a page is the same for everybody, and without script, where nothing is measured, nothing is asked.
 */
export function ConsentQuestion({ page }: { readonly page: PageContext }) {
  if (!asksConsent(page.shop) || page.path.startsWith(CONSENT_PATH)) return null
  const marketing = asksMarketing(page)
  return (
    <cookie-consent hidden={true} {...(marketing && { marketing: 'true' })}>
      <ConsentForm marketing={marketing} forms={formsOf(page)} />
    </cookie-consent>
  )
}

/** The link of the footer: to the page, or where a script is, to the question in this one. */
export function ConsentLink({
  page,
}: {
  readonly page: Pick<PageContext, 'language' | 'storefront' | 't'>
}) {
  return (
    <a href={linkTo(page, CONSENT_PATH)} data-consent="">
      {page.t('consent.title')}
    </a>
  )
}

/** The question as a page, with the answer that stands. */
export function consentPage(page: PageContext, answer: Consent | undefined): PageContent {
  const title = page.t('consent.title')
  return {
    title,
    crumbs: [{ name: title }],
    isPrivate: true,
    main: drawPage(
      page,
      <article className="shop-article">
        <h1>{title}</h1>
        {asksConsent(page.shop) ? (
          <>
            <p className="shop-lead">{page.t(`page.cookies.${answerName(answer)}`)}</p>
            <ConsentForm marketing={asksMarketing(page)} answer={answer} forms={formsOf(page)} />
          </>
        ) : (
          <p className="shop-lead">{page.t('page.cookies.necessary')}</p>
        )}
        <p>
          <a href={linkTo(page, '/privacy')}>{page.t('page.privacy.title')}</a>
        </p>
      </article>,
    ),
  }
}

/** Only a tag manager shows advertisements elsewhere. */
function asksMarketing({ shop: { tracking } }: PageContext): boolean {
  return tracking?.marketing ?? false
}

function answerName(answer: Consent | undefined): 'open' | 'yes' | 'some' | 'no' {
  if (!answer) return 'open'
  const { measurement, marketing } = answer
  if (measurement && marketing) return 'yes'
  return measurement || marketing ? 'some' : 'no'
}
