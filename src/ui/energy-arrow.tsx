import { text } from '../i18n/text.ts'
import type { EnergyClass } from '../model/energy-label.ts'

/** The colours that the law prescribes, in every theme and colour scheme. */
const COLOURS: Readonly<Record<EnergyClass, string>> = {
  A: '#00a651',
  B: '#50b848',
  C: '#bfd730',
  D: '#fff200',
  E: '#fdb913',
  F: '#f37021',
  G: '#ed1c24',
}

interface EnergyArrowProps {
  readonly energyClass: EnergyClass
}

/** The arrow of a product's energy class, next to the range of existing classes. */
export function EnergyArrow({ energyClass }: EnergyArrowProps) {
  return (
    <svg
      className="cs-energy"
      viewBox="0 0 64 34"
      width="64"
      height="34"
      role="img"
      aria-label={text('energy.class', { class: energyClass })}
    >
      <path d="M1 1h16v32H1z" fill="#fff" stroke="#000" />
      <path d="M9 21v-7m-2.5 2.5L9 14l2.5 2.5" fill="none" stroke="#000" />
      <text x="9" y="11" fontSize="10" fill="#000">
        A
      </text>
      <text x="9" y="31" fontSize="10" fill="#000">
        G
      </text>
      <path d="M19 1h31l13 16-13 16H19z" fill={COLOURS[energyClass]} />
      <text x="37" y="26" fontSize="26" fill="#fff" stroke="#000" strokeWidth="2">
        {energyClass}
      </text>
    </svg>
  )
}
