import { Button, ButtonLink } from '../../../src/ui/button.tsx'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import { RESTOCK_STOP_PATH } from '../../platform/shop-paths.ts'

/** Where the mail's link leads. Only its form ends anything, since programs follow links. */
export type StopStep =
  | { readonly name: 'confirm'; readonly stopKey: string }
  | { readonly name: 'done' }

export function restockStopPage(page: PageContext, step: StopStep): PageContent {
  const heading = page.t(`restock.stop.${step.name}`)
  return {
    title: heading,
    isPrivate: true,
    crumbs: [{ name: page.t('restock.title') }],
    main: drawPage(
      page,
      <article className="shop-article">
        <h1>{heading}</h1>
        <p className="shop-lead">{page.t(`restock.stop.${step.name}.text`)}</p>
        {step.name === 'confirm' ? (
          <TokenForm page={page} path={RESTOCK_STOP_PATH} fields={{ key: step.stopKey }}>
            <Button look="primary" type="submit">
              {page.t('restock.stop.press')}
            </Button>
          </TokenForm>
        ) : (
          <p>
            <ButtonLink look="secondary" href={linkTo(page, '/')}>
              {page.t('restock.stop.home')}
            </ButtonLink>
          </p>
        )}
      </article>,
    ),
  }
}
