import { Button, ButtonLink } from '../../../src/ui/button.tsx'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import { NEW_STEP_DAYS } from '../login/end-added-ways.ts'
import { StepHeading } from '../pages/step-parts.tsx'

/** What a link is for: to take the new address, or to keep the old one. */
export type ChangeKind = 'confirm' | 'stop'

/** `ask`: only its form does anything, since programs follow links. */
export type ChangeStep =
  | { readonly name: 'ask'; readonly token: string; readonly email: string }
  | { readonly name: 'done' | 'old' | 'taken' }

export interface ChangePage {
  readonly kind: ChangeKind
  readonly path: string
  readonly step: ChangeStep
}

/** Where both mails of a change of address lead. */
export function emailChangePage(page: PageContext, { kind, path, step }: ChangePage): PageContent {
  const { t } = page
  const key = `email.${kind}.${step.name}`
  const heading = t(key)
  const email = step.name === 'ask' ? step.email : ''
  return {
    title: heading,
    isPrivate: true,
    script: 'forms',
    // Forms of a whole header would be posted from a page that hides its origin.
    isCheckout: step.name === 'ask',
    main: drawPage(
      page,
      <div className="shop-login">
        <StepHeading isDone={step.name === 'done'}>{heading}</StepHeading>
        <p>{t(`${key}.text`, { email, newDays: NEW_STEP_DAYS })}</p>
        {step.name === 'ask' ? (
          <TokenForm page={page} path={path} fields={{ token: step.token }}>
            <Button look="primary" type="submit">
              {t(`email.${kind}.submit`)}
            </Button>
          </TokenForm>
        ) : (
          <p>
            <ButtonLink look="primary" href={linkTo(page, '/login')}>
              {t('login.submit')}
            </ButtonLink>
          </p>
        )}
      </div>,
    ),
  }
}
