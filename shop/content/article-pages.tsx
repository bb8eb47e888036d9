import { ContactText } from '../platform/pages/contact-text.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { deliveryValues, linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { StoredInBrowser } from './stored-in-browser.tsx'

/**
 * Information pages, with their number of sections. The texts are `page.<name>.1.heading` and `.text`, and on.
 */
export const INFO_PAGES = {
  contact: 3,
  delivery: 4,
  returns: 4,
  terms: 6,
  privacy: 8,
  accessibility: 4,
} as const

export type InfoPage = keyof typeof INFO_PAGES

/** Pages of questions and answers, whose sections can be folded. */
const FOLDED: readonly InfoPage[] = ['delivery']

/** `ways` are the available delivery methods, named by `delivery.<way>`. */
export function infoPage(page: PageContext, name: InfoPage, ways: readonly string[]): PageContent {
  const isFolded = FOLDED.includes(name)
  const title = page.t(`page.${name}.title`)
  const values = {
    ...deliveryValues(page),
    days: page.shop.returnDays,
    ways: waysText(page, ways),
    hasSlot: ways.includes('slot') ? 'yes' : 'no',
    hasFee: page.shop.fees.some(({ rule }) => rule === 'bulky') ? 'yes' : 'no',
  }
  const lead = page.t(`page.${name}.lead`, values)
  const parts = Array.from({ length: INFO_PAGES[name] }, (_, at) => ({
    heading: page.t(`page.${name}.${at + 1}.heading`, values),
    words: page.t(`page.${name}.${at + 1}.text`, values),
  }))
  return {
    title,
    description: lead,
    crumbs: [{ name: title }],
    main: drawPage(
      page,
      <article className={isFolded ? 'shop-article' : 'shop-article shop-columns'}>
        <h1>{title}</h1>
        <p className="shop-lead">
          <ContactText page={page} text={lead} />
        </p>
        {isFolded ? (
          <div className="shop-article__folds">
            {parts.map(({ heading, words }, at) => (
              <Fold key={heading} page={page} heading={heading} words={words} isOpen={at === 0} />
            ))}
          </div>
        ) : (
          parts.map(({ heading, words }, at) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <p>
                <ContactText page={page} text={words} />
              </p>
              {name === 'privacy' && at === 0 && <StoredInBrowser page={page} />}
            </section>
          ))
        )}
        {name === 'privacy' && <Counts page={page} />}
        {name === 'returns' && <ReturnForms page={page} />}
      </article>,
    ),
  }
}

/** `till ombud eller hem till dörren` */
function waysText({ t, language }: PageContext, ways: readonly string[]): string {
  const names = ways
    .map((it) => t(`delivery.${it}`))
    .map((it) => it.charAt(0).toLowerCase() + it.slice(1))
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
}

/** The section about counts, in a shop that measures. */
function Counts({ page: { t, shop } }: { readonly page: PageContext }) {
  if (!shop.measurement) return null
  return (
    <section>
      <h2>{t('page.privacy.counts.heading')}</h2>
      <p>{t('page.privacy.counts.text')}</p>
      {shop.measurement.vitals && <p>{t('page.privacy.vitals.text')}</p>}
    </section>
  )
}

/** Links to the forms that return rows of an order: a customer's own, or one by the mailed link. */
function ReturnForms({ page }: { readonly page: PageContext }) {
  return (
    <section>
      <h2>{page.t('page.returns.forms')}</h2>
      <p>{page.t('page.returns.forms.text')}</p>
      <ul>
        <li>
          <a href={linkTo(page, '/account/orders')}>{page.t('page.returns.forms.orders')}</a>
        </li>
        <li>
          <a href={linkTo(page, '/withdraw')}>{page.t('page.returns.forms.withdraw')}</a>
        </li>
      </ul>
    </section>
  )
}

interface FoldProps {
  readonly page: PageContext
  readonly heading: string
  readonly words: string
  readonly isOpen: boolean
}

function Fold({ page, heading, words, isOpen }: FoldProps) {
  return (
    <content-accordion>
      <details open={isOpen}>
        <summary>
          <h2>{heading}</h2>
        </summary>
        <p>
          <ContactText page={page} text={words} />
        </p>
      </details>
    </content-accordion>
  )
}
