import { Fragment } from 'react'
import {
  DEVICES,
  type Device,
  lastEnd,
  PAGE_KINDS,
  type PageKind,
  summarizeVital,
  VITALS,
  type Vital,
  type VitalSummary,
  verdictOf,
} from '../../../src/model/vitals.ts'
import type { ShopTables } from '../../platform/db/tables.ts'
import { type StaffContext, useStaff } from '../page/staff-context.ts'
import { Bar, FigureTable, numberText, shareText } from './figures.tsx'

interface VitalProps {
  readonly rows: readonly ShopTables['measured_vital'][]
}

/** A row of a table: the measurements of one kind of page and device. */
interface VitalRow {
  readonly device: Device
  /** Absent for all pages. */
  readonly page?: PageKind
  readonly summary: VitalSummary
}

const VERDICTS = ['good', 'fair', 'poor'] as const

/** A table for each measured vital. */
export function VitalTables({ rows }: VitalProps) {
  const context = useStaff()
  const { t } = context
  return VITALS.map((vital) => {
    const measured = summarize(vital, rows)
    if (measured.length === 0) return null
    return (
      <Fragment key={vital}>
        <h3>{t(`staff.measurement.${vital}`)}</h3>
        <FigureTable
          label={t(`staff.measurement.${vital}`)}
          heads={[
            t('staff.measurement.page'),
            t('staff.measurement.looks'),
            t('staff.measurement.p75'),
            ...VERDICTS.map((it) => t(`staff.measurement.${it}`)),
          ]}
          rows={measured.map((it) => ({
            key: `${it.device} ${it.page}`,
            head: <Head row={it} />,
            cells: cellsOf(context, vital, it),
          }))}
        />
      </Fragment>
    )
  })
}

function Head({ row: { device, page, summary } }: { readonly row: VitalRow }) {
  const { t } = useStaff()
  const parts = VERDICTS.map((name) => ({ name, size: summary[name] }))
  return (
    <>
      {`${t(`staff.measurement.page.${page ?? 'all'}`)}, ${t(`staff.measurement.${device}`)}`}
      <Bar parts={parts} whole={summary.count} />
    </>
  )
}

function cellsOf({ t, language }: StaffContext, vital: Vital, { summary }: VitalRow) {
  const { count, p75 } = summary
  const isKnown = Number.isFinite(p75)
  const value = valueText(vital, isKnown ? p75 : lastEnd(vital), language)
  const verdict = t(`staff.measurement.${verdictOf(vital, p75)}`)
  return [
    numberText(count, language),
    t(isKnown ? 'staff.measurement.atmost' : 'staff.measurement.over', { value, verdict }),
    ...VERDICTS.map((it) => shareText(summary[it] / count, language)),
  ]
}

function valueText(vital: Vital, value: number, language: StaffContext['language']): string {
  if (vital === 'CLS') return numberText(value, language, { maximumFractionDigits: 3 })
  if (vital === 'INP') return `${numberText(value, language)} ms`
  return `${numberText(value / 1000, language, { maximumFractionDigits: 2 })} s`
}

/** Summarises all pages first, then each kind of page; phones before desktops. */
function summarize(vital: Vital, rows: readonly ShopTables['measured_vital'][]): VitalRow[] {
  const own = rows.filter((it) => it.vital === vital)
  const kinds: readonly (PageKind | undefined)[] = [undefined, ...PAGE_KINDS]
  return kinds.flatMap((page) =>
    DEVICES.flatMap((device) => {
      const ofKind = own.filter((it) => it.device === device && (!page || it.page === page))
      const summary = summarizeVital(vital, sumRanges(ofKind))
      return summary ? [{ device, summary, ...(page && { page }) }] : []
    }),
  )
}

function sumRanges(rows: readonly ShopTables['measured_vital'][]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { range, count } of rows) counts.set(range, (counts.get(range) ?? 0) + count)
  return counts
}
