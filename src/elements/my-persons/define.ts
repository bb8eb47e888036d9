import { firstList } from '../lists/list-of.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './my-persons.table.ts'
import { MyPersonsView } from './my-persons-view.tsx'

export const { define, mount } = elementPart(table, MyPersonsView, {
  drawnFrom: firstList('persons'),
})
