import { firstList } from '../lists/list-of.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './my-addresses.table.ts'
import { MyAddressesView } from './my-addresses-view.tsx'

export const { define, mount } = elementPart(table, MyAddressesView, {
  drawnFrom: firstList('addresses'),
})
