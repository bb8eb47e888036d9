import { CONSENT_PATH, type Consent, type ConsentPurpose } from '../../src/model/consent.ts'
import { ConsentForm } from '../../src/ui/consent/consent-view.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { formsOf } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { asksConsent, offeredPurposes } from './offered-purposes.ts'

/**
 * The hidden question on every page of a shop that measures; the element shows it to visitors who have not
 * answered. So pages are equal for everybody. Without script nothing is measured, so nobody is asked.
 */
export function ConsentQuestion({ page }: { readonly page: PageContext }) {
  if (!asksConsent(page.shop) || page.path.startsWith(CONSENT_PATH)) return null
  const purposes = offeredPurposes(page.shop)
  const more = purposes.filter((it) => it !== 'measurement').map((it) => [it, 'true'])
  return (
    <cookie-consent hidden={true} {...Object.fromEntries(more)}>
      <ConsentForm purposes={purposes} forms={formsOf(page)} />
    </cookie-consent>
  )
}

/** The footer's link to the page; with script, it opens the question on the current page. */
export function ConsentLink({
  page,
}: {
  readonly page: Pick<PageContext, 'language' | 'storefront' | 'shop' | 't'>
}) {
  return (
    <a href={linkTo(page, CONSENT_PATH)} data-consent={asksConsent(page.shop) ? '' : undefined}>
      {page.t('consent.title')}
    </a>
  )
}

/** The question as a page, with the current answer. */
export function consentPage(page: PageContext, answer: Consent | undefined): PageContent {
  const title = page.t('consent.title')
  const purposes = offeredPurposes(page.shop)
  return {
    title,
    crumbs: [{ name: title }],
    isPrivate: true,
    // The script deletes data in the browser for which there is no consent any more.
    ...(answer && !(answer.measurement && answer.preferences) && { script: 'answered' }),
    main: drawPage(
      page,
      <article className="shop-article">
        <h1>{title}</h1>
        {purposes.length > 0 ? (
          <>
            <p className="shop-lead">{page.t(`page.cookies.${answerName(purposes, answer)}`)}</p>
            <ConsentForm purposes={purposes} answer={answer} forms={formsOf(page)} />
          </>
        ) : (
          <p className="shop-lead">{page.t('page.cookies.necessary')}</p>
        )}
        <p className="shop-article__way">
          <a href={linkTo(page, '/privacy')}>{page.t('page.privacy.title')}</a>
        </p>
      </article>,
    ),
  }
}

function answerName(
  purposes: readonly ConsentPurpose[],
  answer: Consent | undefined,
): 'open' | 'yes' | 'some' | 'no' {
  if (!answer) return 'open'
  if (purposes.every((it) => answer[it])) return 'yes'
  return purposes.some((it) => answer[it]) ? 'some' : 'no'
}
