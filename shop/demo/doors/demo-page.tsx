import type { ReactNode } from 'react'
import { Button } from '../../../src/ui/button.tsx'
import { DEMO_MAIL_PATH, DEMO_PATH } from '../../paths/shop-paths.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import { DEMO_CODES } from '../demo-terms.ts'

/** Whom a press logs in. */
type Door = 'anna' | 'disa' | 'bo' | 'staff'

/** Something to type, and the key of the text that says what happens then. */
type TestValue = readonly [value: string, meaning: string]

export interface DemoView {
  readonly doors: readonly Door[]
  /** None where they are not taken. */
  readonly cards: readonly TestValue[]
  readonly people: readonly TestValue[]
}

interface ViewProps {
  readonly page: PageContext
  readonly view: DemoView
}

/** Everything there is to try. */
export function demoPage(page: PageContext, view: DemoView): PageContent {
  const { t } = page
  const title = t('demo.title')
  const main = drawPage(
    page,
    <div className="shop-demo-page">
      <h1>{title}</h1>
      <p className="shop-lead">{t('demo.lead')}</p>
      <Doors page={page} view={view} />
      <div className="shop-demo-page__facts">
        <Values page={page} title="demo.cards" values={view.cards} />
        <Values page={page} title="demo.people" values={view.people} />
        <Facts
          title={t('demo.codes')}
          facts={DEMO_CODES.map((it) => [it.code, codeText(page, it)])}
        />
        <Section id="mail" title={t('demo.mail')}>
          <p>{t('demo.mail.text')}</p>
          <p>
            <a href={linkTo(page, DEMO_MAIL_PATH)}>{t('demo.mail.open')}</a>
          </p>
        </Section>
      </div>
    </div>,
  )
  return { title, isPrivate: true, main }
}

function Doors({ page, view: { doors } }: ViewProps) {
  const { t } = page
  return (
    <ul className="shop-doors">
      {doors.map((door) => (
        <li key={door}>
          <TokenForm page={page} path={DEMO_PATH} fields={{ door }}>
            <h2>{t(`demo.door.${door}`)}</h2>
            <p>{t(`demo.door.${door}.text`)}</p>
            <Button look="primary" type="submit">
              {t(`demo.door.${door}.enter`)}
            </Button>
          </TokenForm>
        </li>
      ))}
    </ul>
  )
}

interface ValuesProps {
  readonly page: PageContext
  readonly title: string
  readonly values: readonly TestValue[]
}

function Values({ page: { t }, title, values }: ValuesProps) {
  if (values.length === 0) return null
  return <Facts title={t(title)} facts={values.map(([value, meaning]) => [value, t(meaning)])} />
}

interface FactsProps {
  readonly title: string
  readonly facts: readonly (readonly [value: string, meaning: string])[]
}

function Facts({ title, facts }: FactsProps) {
  return (
    <Section id={`demo-${facts[0]?.[0]}`.replaceAll(' ', '-')} title={title}>
      <dl>
        {facts.map(([value, meaning]) => (
          <div key={value}>
            <dt>
              <code>{value}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function codeText({ t, shop, language }: PageContext, code: (typeof DEMO_CODES)[number]): string {
  const money = (amount: number) => shop.money(amount, language)
  if ('amount' in code)
    return t('demo.code.amount', { amount: money(code.amount), from: money(code.from_total) })
  return t('uses_left' in code ? 'demo.code.once' : 'demo.code.percent', { percent: code.percent })
}
