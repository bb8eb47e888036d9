import type { ReactNode } from 'react'
import { CONSENT_PATH } from '../../../src/model/consent.ts'
import { Button } from '../../../src/ui/button.tsx'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { PageForm } from '../../platform/pages/page-form.tsx'
import { SEEN_PATH } from '../../platform/shop-paths.ts'
import { CardGrid } from '../cards/card-grid.tsx'
import type { CardView } from '../cards/card-view.ts'
import { WayToGoods, WithoutScript } from '../device-list.tsx'

interface SeenView {
  readonly cards: readonly CardView[]
  /** Whether there are more than have room. */
  readonly hasMore: boolean
  /** Whether they are to stand in a row of a page about something else. */
  readonly isRow: boolean
  /** Whether only the visitor's device knows what was looked at. */
  readonly isWaiting: boolean
  /** Products for a visitor who has looked at none. */
  readonly suggested: ReactNode
}

export function seenPage(page: PageContext, view: SeenView): PageContent {
  const title = page.t('seen.title')
  return {
    title,
    crumbs: [{ name: title }],
    isPrivate: true,
    main: drawPage(
      page,
      <seen-list listurl={linkTo(page, SEEN_PATH)}>
        {view.isWaiting ? <Wait page={page} /> : <Goods page={page} view={view} />}
      </seen-list>,
    ),
  }
}

interface GoodsProps {
  readonly page: PageContext
  readonly view: SeenView
}

/** Heading, cards and what can be done with them, for the page and for the rows of others. */
function Goods({ page, view }: GoodsProps) {
  const { cards, hasMore, isRow } = view
  const ids = cards.map((it) => it.code).join()
  const Heading = isRow ? 'h2' : 'h1'
  return (
    <section className={isRow ? 'shop-row' : 'shop-seen'} data-seen={ids} aria-labelledby="seen">
      <div className="shop-row__head">
        <Heading id="seen">{page.t('seen.title')}</Heading>
        {hasMore && <a href={linkTo(page, SEEN_PATH)}>{page.t('seen.all')}</a>}
        {cards.length > 0 && <ClearForm page={page} />}
      </div>
      {cards.length > 0 && <CardGrid page={page} cards={cards} level={isRow ? 3 : 2} />}
      {cards.length === 0 && <Empty page={page} />}
      {cards.length === 0 && view.suggested}
    </section>
  )
}

/** Without script it clears what the account remembers. */
function ClearForm({ page }: { readonly page: PageContext }) {
  return (
    <PageForm page={page} path={SEEN_PATH}>
      <Button look="quiet" type="submit" data-act="clear">
        {page.t('seen.clear')}
      </Button>
    </PageForm>
  )
}

function Wait({ page }: { readonly page: PageContext }) {
  return (
    <div className="shop-seen shop-seen--waits" data-seen="waits">
      <h1>{page.t('seen.title')}</h1>
      <p className="shop-lead">{page.t('seen.busy')}</p>
      <WithoutScript page={page} words={page.t('seen.noscript')} />
    </div>
  )
}

function Empty({ page }: { readonly page: PageContext }) {
  const isRemembered = page.seenMode === 'idle'
  return (
    <div className="shop-none">
      <p className="shop-lead">{page.t('seen.none')}</p>
      {!isRemembered && (
        <p>
          {page.t('seen.none.text')}{' '}
          <a href={linkTo(page, CONSENT_PATH)}>{page.t('seen.choose')}</a>
        </p>
      )}
      <WayToGoods page={page} />
    </div>
  )
}
