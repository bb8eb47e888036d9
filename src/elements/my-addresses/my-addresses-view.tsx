import type { ViewProps } from '../element-table.ts'
import { ListView } from '../lists/list-view.tsx'
import type { table } from './my-addresses.table.ts'

export function MyAddressesView(props: ViewProps<typeof table>) {
  return <ListView {...props} name="addresses" />
}
