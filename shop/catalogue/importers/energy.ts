import { type EnergyLabel, isEnergyClass } from '../../../src/model/energy-label.ts'
import { safeUrl } from '../../../src/model/url.ts'
import type { Cells } from './cells.ts'
import { quote } from './prices.ts'

/** Names in product feeds. */
const CLASS = 'energy_efficiency_class'
const LABEL = 'energy_label_url'
const SHEET = 'energy_sheet_url'
const ADDRESS = /^(?:https?:\/)?\/[^/]/i

type Attributes = ReadonlyMap<string, string>

/** The energy label of a row, from its attributes or columns; absent if it has none. */
export function readEnergy(
  cells: Cells,
  attributes?: Attributes,
  classColumn = CLASS,
): EnergyLabel | undefined {
  const energyClass = textOf(cells, classColumn, attributes).toUpperCase()
  const labelUrl = readAddress(cells, LABEL, attributes)
  const sheetUrl = readAddress(cells, SHEET, attributes)
  if (energyClass === '' && !labelUrl && !sheetUrl) return undefined
  if (!isEnergyClass(energyClass)) {
    const column = columnOf(classColumn, attributes)
    return cells.noteRefusal(column, 'cli.file.energy', { cell: quote(energyClass) })
  }
  return { class: energyClass, ...(labelUrl && { labelUrl }), ...(sheetUrl && { sheetUrl }) }
}

function readAddress(cells: Cells, name: string, attributes?: Attributes): string | undefined {
  const text = textOf(cells, name, attributes)
  if (text === '') return undefined
  const url = ADDRESS.test(text) ? safeUrl(text) : undefined
  return (
    url ?? cells.noteRefusal(columnOf(name, attributes), 'cli.file.address', { cell: quote(text) })
  )
}

function textOf(cells: Cells, name: string, attributes?: Attributes): string {
  return attributes?.get(name) || cells.text(name)
}

function columnOf(name: string, attributes?: Attributes): string {
  return attributes?.get(name) ? 'additional_attributes' : name
}
