/** The classes of an energy label (regulation 2017/1369), best first. */
const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

export type EnergyClass = (typeof ENERGY_CLASSES)[number]

/** What the law requires to be shown of products with an energy label. */
export interface EnergyLabel {
  readonly class: EnergyClass
  /** The label as a picture or a document. */
  readonly labelUrl?: string
  /** The product information sheet. */
  readonly sheetUrl?: string
}

export function isEnergyClass(text: string): text is EnergyClass {
  return ENERGY_CLASSES.some((it) => it === text)
}
