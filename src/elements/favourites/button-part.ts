import { smallPart } from '../small-element.ts'
import { table } from './button.table.ts'
import { startButton } from './start-button.ts'

export const buttonPart = smallPart(table, startButton)
