import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { StepHeading } from '../pages/step-parts.tsx'
import { type DrawnRegistration, Registration } from './registration-markup.tsx'

/** Beside what is typed, which leaving the page would lose. */
const PRIVACY_PAGE = '/privacy'

/** The page on which an account is asked for; works without script. */
export function registerPage(page: PageContext, view: DrawnRegistration): PageContent {
  const { t } = page
  const heading = t('register.page')
  const isWrong = view.problem !== undefined || view.fields.some((it) => it.validatorMessage)
  return {
    title: isWrong ? t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    script: 'forms',
    main: drawPage(
      page,
      <div className="shop-login">
        <h1>{heading}</h1>
        <p>{t(`register.page.${view.type}`)}</p>
        <Registration page={page} view={view} />
        <p>
          <a href={linkTo(page, PRIVACY_PAGE)} target="_blank" rel="noopener">
            {t('register.page.privacy')}
          </a>
        </p>
        <p>
          <a href={linkTo(page, '/login')}>{t('register.page.login')}</a>
        </p>
      </div>,
    ),
  }
}

/** Where the form leads without script. */
export function registeredPage(page: PageContext, said: string): PageContent {
  const { t } = page
  const heading = t('register.done')
  return {
    title: heading,
    isPrivate: true,
    main: drawPage(
      page,
      <div className="shop-login">
        <StepHeading isDone={true}>{heading}</StepHeading>
        <p>{said}</p>
        <p>
          <a href={linkTo(page, '/')}>{t('nav.continue')}</a>
        </p>
      </div>,
    ),
  }
}
