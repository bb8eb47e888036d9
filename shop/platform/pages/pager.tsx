import { Icon } from '../../../src/ui/icon.tsx'
import { withParameters } from './addresses.ts'
import { linkTo, type PageContext } from './page-context.ts'

interface PagerProps {
  readonly page: PageContext
  readonly options: {
    /** Counted from 1. */
    readonly page: number
    readonly perPage: number
  }
  readonly total: number
}

/** Plain links to the neighbouring pages, and how much of the list has been shown. */
export function Pager({ page, options, total }: PagerProps) {
  const last = Math.ceil(total / options.perPage)
  const shown = Math.min(options.page * options.perPage, total)
  const summary = <p className="shop-pager__summary">{page.t('page.shown', { shown, total })}</p>
  if (last < 2) return <div className="shop-pager">{summary}</div>
  const current = options.page
  return (
    <nav className="shop-pager" aria-label={page.t('page.pages')}>
      {summary}
      <ul className="shop-pager__list">
        {current > 1 && (
          <li>
            <a className="shop-pager__step" href={addressOf(page, current - 1)} rel="prev">
              <Icon name="arrow" className="shop-icon--back" />
              <span>{page.t('page.previous')}</span>
            </a>
          </li>
        )}
        {nearPages(current, last).map((it) =>
          typeof it === 'string' ? (
            <li key={it} className="shop-pager__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <PageNumber key={it} page={page} number={it} isCurrent={it === current} />
          ),
        )}
        {current < last && (
          <li>
            <a className="shop-pager__step" href={addressOf(page, current + 1)} rel="next">
              <span>{page.t('page.next')}</span>
              <Icon name="arrow" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface PageNumberProps {
  readonly page: PageContext
  readonly number: number
  readonly isCurrent: boolean
}

function PageNumber({ page, number, isCurrent }: PageNumberProps) {
  return (
    <li>
      <a
        className="shop-pager__number"
        href={addressOf(page, number)}
        aria-label={page.t('page.page', { n: number })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {number}
      </a>
    </li>
  )
}

function addressOf(page: PageContext, number: number): string {
  return linkTo(page, withParameters(page.path, { page: number > 1 ? number : undefined }))
}

/** The first, the last and those around the current page; a gap is named after the page before it. */
function nearPages(current: number, last: number): readonly (number | `after ${number}`)[] {
  const near = new Set([1, current - 1, current, current + 1, last])
  const numbers = [...near].filter((it) => it >= 1 && it <= last).sort((a, b) => a - b)
  return numbers.flatMap((it, index) => {
    const before = numbers[index - 1]
    const isGap = before !== undefined && it - before > 1
    return isGap ? [`after ${before}` as const, it] : [it]
  })
}
