import { smallPart } from '../small-element.ts'
import { table } from './seen-list.table.ts'
import { start } from './start.ts'

export const { define, mount } = smallPart(table, start)
