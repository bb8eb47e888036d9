import { Button } from '../../../src/ui/button.tsx'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'

interface LostLink {
  readonly step: 'lost' | 'sent'
  /** As the address has it, whether there is such an order or not. */
  readonly orderId: string
}

/** Offers another link to an order, by mail; says the same whether or not there is such an order. */
export function lostLinkPage(page: PageContext, { step, orderId }: LostLink): PageContent {
  const heading = page.t(`order.link.${step}`)
  return {
    title: heading,
    main: drawPage(
      page,
      <div className="shop-login">
        <h1>{heading}</h1>
        <p>{page.t(`order.link.${step}.text`)}</p>
        {step === 'lost' && (
          <TokenForm page={page} path={`/order/${encodeURIComponent(orderId)}/link`}>
            <Button look="primary" type="submit">
              {page.t('order.link.submit')}
            </Button>
          </TokenForm>
        )}
      </div>,
    ),
    isPrivate: true,
    script: 'forms',
  }
}
