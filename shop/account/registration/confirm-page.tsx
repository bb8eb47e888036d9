import { Button, ButtonLink } from '../../../src/ui/button.tsx'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import { CONFIRM_PATH } from '../customers/paths.ts'
import { StepHeading } from '../pages/step-parts.tsx'

/** `ask`: only its form confirms, since programs follow links. */
export type ConfirmStep =
  | { readonly name: 'ask'; readonly token: string; readonly email: string }
  | { readonly name: 'done' }

/** Where the mail of a registration leads, in the browser that asked. */
export function confirmPage(page: PageContext, step: ConfirmStep): PageContent {
  const { t } = page
  const isDone = step.name === 'done'
  const heading = t(`register.confirm.${step.name}`)
  const email = isDone ? '' : step.email
  return {
    title: heading,
    isPrivate: true,
    script: 'forms',
    // Forms of a whole header would be posted from a page that hides its origin.
    isCheckout: !isDone,
    main: drawPage(
      page,
      <div className="shop-login">
        <StepHeading isDone={isDone}>{heading}</StepHeading>
        <p>{t(`register.confirm.${step.name}.text`, { email })}</p>
        {isDone ? (
          <p>
            <ButtonLink look="primary" href={linkTo(page, '/')}>
              {t('password.page.continue')}
            </ButtonLink>
          </p>
        ) : (
          <TokenForm page={page} path={CONFIRM_PATH} fields={{ token: step.token }}>
            <Button look="primary" type="submit">
              {t('register.confirm.submit')}
            </Button>
          </TokenForm>
        )}
      </div>,
    ),
  }
}
