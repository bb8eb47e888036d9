import { Button, ButtonLink } from '../../../src/ui/button.tsx'
import { VisuallyHidden } from '../../../src/ui/visually-hidden.tsx'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { Sheet } from '../../platform/pages/sheet.tsx'
import type { CardView } from '../cards/card-view.ts'
import { colourVariants } from './product-variants.ts'

interface QuickBuySheetProps {
  readonly page: PageContext
  readonly card: CardView
}

/**
 * Colours and sizes of a product in a list, over the page: nothing of it is loaded before it is
 * opened, and without script it leads to the product.
 */
export function QuickBuySheet({ page, card }: QuickBuySheetProps) {
  const id = `quick-${card.id}`
  const url = linkTo(page, card.path)
  return (
    <>
      <Button look="secondary" className="shop-quick" popoverTarget={id}>
        {page.t('page.quickbuy')}
        <VisuallyHidden>{`, ${card.name}`}</VisuallyHidden>
      </Button>
      <Sheet id={id} title={card.name}>
        <QuickBuyTag page={page} card={card} />
        <p>
          <a href={url}>{page.t('page.quickbuy.more')}</a>
        </p>
      </Sheet>
    </>
  )
}

function QuickBuyTag({ page, card }: QuickBuySheetProps) {
  const variants = JSON.stringify(colourVariants(card))
  const link = (
    <ButtonLink look="primary" href={linkTo(page, card.path)}>
      {page.t('page.quickbuy.choose')}
    </ButtonLink>
  )
  if (page.storefront === 'sport') return <quick-buy variants={variants}>{link}</quick-buy>
  return (
    <quick-buy-professional variants={variants} producttype="Item">
      {link}
    </quick-buy-professional>
  )
}
