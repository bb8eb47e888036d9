import { formatDate } from '../../../src/i18n/dates.ts'
import {
  addCounts,
  FUNNEL_STEPS,
  type FunnelCounts,
  type FunnelStep,
  NO_COUNTS,
  shareOf,
} from '../../../src/model/funnel.ts'
import type { FunnelDay } from '../../measurement/read-funnel.ts'
import { languageName, type StaffContext, useStaff } from '../page/staff-context.ts'
import { Bar, FigureTable, numberText, shareText } from './figures.tsx'

interface FunnelProps {
  readonly funnel: readonly FunnelDay[]
}

/** The sum of each step, and the share of the step before that continued to it. */
export function StepTable({ funnel }: FunnelProps) {
  const context = useStaff()
  const { t, language } = context
  const sums = sumOf(funnel)
  const most = Math.max(...FUNNEL_STEPS.map((it) => sums[it]))
  return (
    <FigureTable
      label={t('staff.measurement.steps')}
      heads={[
        t('staff.measurement.step'),
        t('staff.measurement.count'),
        t('staff.measurement.share'),
      ]}
      rows={FUNNEL_STEPS.map((step) => ({
        key: step,
        head: (
          <>
            {t(`staff.measurement.step.${step}`)}
            <Bar parts={[{ name: 'step', size: sums[step] }]} whole={most} />
          </>
        ),
        cells: [numberText(sums[step], language), shareOfStep(context, sums, step)],
      }))}
    />
  )
}

function shareOfStep({ language }: StaffContext, sums: FunnelCounts, step: FunnelStep): string {
  const share = shareOf(sums, step)
  return share === undefined ? '–' : shareText(share, language)
}

/** The figures of each storefront and language; nothing where there is only one. */
export function StorefrontTable({ funnel }: FunnelProps) {
  const { t, language } = useStaff()
  const storefronts = groupBy(funnel, ({ storefront, lang }) => `${storefront} ${lang}`)
  if (storefronts.length < 2) return null
  return (
    <CountTable
      label={t('staff.measurement.places')}
      head={t('staff.measurement.place')}
      rows={storefronts.map(({ key, first: { storefront, lang }, counts }) => ({
        key,
        counts,
        name: `${t(`staff.measurement.${storefront}`)}, ${languageName(lang, language)}`,
      }))}
    />
  )
}

/** The figures of each day, the latest first. */
export function DayTable({ funnel }: FunnelProps) {
  const { t, language } = useStaff()
  const days = groupBy(funnel, ({ day }) => day).reverse()
  return (
    <details>
      <summary>{t('staff.measurement.daybyday')}</summary>
      <CountTable
        label={t('staff.measurement.daybyday')}
        head={t('staff.measurement.day')}
        rows={days.map(({ key, counts }) => ({
          key,
          counts,
          name: formatDate(key, language),
        }))}
        hasBars={true}
      />
    </details>
  )
}

interface CountTableProps {
  readonly label: string
  readonly head: string
  readonly rows: readonly {
    readonly key: string
    readonly name: string
    readonly counts: FunnelCounts
  }[]
  /** Draws product views as bars, relative to the other rows. */
  readonly hasBars?: boolean
}

function CountTable({ label, head, rows, hasBars }: CountTableProps) {
  const { t, language } = useStaff()
  const most = Math.max(...rows.map(({ counts }) => counts.seen))
  return (
    <FigureTable
      label={label}
      heads={[head, ...FUNNEL_STEPS.map((it) => t(`staff.measurement.step.${it}`))]}
      rows={rows.map(({ key, name, counts }) => ({
        key,
        head: (
          <>
            {name}
            {hasBars && <Bar parts={[{ name: 'step', size: counts.seen }]} whole={most} />}
          </>
        ),
        cells: FUNNEL_STEPS.map((it) => numberText(counts[it], language)),
      }))}
    />
  )
}

interface Group {
  readonly key: string
  readonly first: FunnelDay
  readonly counts: FunnelCounts
}

function groupBy(funnel: readonly FunnelDay[], keyOf: (it: FunnelDay) => string): Group[] {
  const groups = new Map<string, Group>()
  for (const it of funnel) {
    const key = keyOf(it)
    const { first = it, counts = NO_COUNTS } = groups.get(key) ?? {}
    groups.set(key, { key, first, counts: addCounts(counts, it.counts) })
  }
  return [...groups.values()]
}

function sumOf(funnel: readonly FunnelDay[]): FunnelCounts {
  return funnel.reduce((sum, { counts }) => addCounts(sum, counts), NO_COUNTS)
}
