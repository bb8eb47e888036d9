import type { ReactNode } from 'react'
import type { Language } from '../../../src/model/language.ts'
import { DAY_MS } from '../../platform/durations.ts'

export const MEASUREMENT_PATH = '/staff/measurement'

export const STEPS_PATH = '/staff/measurement/steps'

export const VITALS_PATH = '/staff/measurement/vitals'

/** The periods that the page covers, in days including today. */
export const PERIODS = [7, 28, 90] as const

interface FigureTableProps {
  /** Names the table. */
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly {
    readonly key: string
    readonly head: ReactNode
    readonly cells: readonly string[]
  }[]
}

/** A table of figures; where it is wider than the screen, it scrolls sideways. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  return (
    <section
      className="staff-figures"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys.
      tabIndex={0}
    >
      <table className="staff-table">
        <thead>
          <tr>
            {heads.map((it) => (
              <th key={it} scope="col">
                {it}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((it, at) => (
                <td key={heads[at + 1]}>{it}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface BarProps {
  /** The parts from left to right, each with the name of its colour. */
  readonly parts: readonly { readonly name: string; readonly size: number }[]
  /** The value of the whole width. */
  readonly whole: number
}

const WIDTH = 1000
const HEIGHT = 6

/** Draws the figures beside it as lengths. */
export function Bar({ parts, whole }: BarProps) {
  let from = 0
  return (
    <svg
      className="staff-bar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ name, size }) => {
        const x = from
        const width = whole > 0 ? Math.round((size / whole) * WIDTH) : 0
        from += width
        return (
          <rect key={name} className={`staff-bar__${name}`} x={x} width={width} height={HEIGHT} />
        )
      })}
    </svg>
  )
}

export function numberText(
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(language === 'sv' ? 'sv-SE' : 'en-GB', options).format(value)
}

export function shareText(share: number, language: Language): string {
  const digits = share < 0.1 ? 1 : 0
  return numberText(share, language, { style: 'percent', maximumFractionDigits: digits })
}

/** Returns the ISO date `days` days before `day`. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}
