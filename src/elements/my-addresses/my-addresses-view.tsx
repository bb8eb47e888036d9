import { firstList } from '../account-lists/list-store.ts'
import { ListView } from '../account-lists/list-view.tsx'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './my-addresses.table.ts'

function MyAddressesView(props: ViewProps<typeof table>) {
  return <ListView {...props} name="addresses" />
}

export const { define, mount } = elementPart(table, MyAddressesView, {
  drawnFrom: firstList('addresses'),
})
