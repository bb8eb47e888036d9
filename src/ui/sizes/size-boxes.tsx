import { matrixOf } from '../../model/size-matrix.ts'
import type { ShownSize } from './shown-size.ts'
import type { BoxSetting } from './size-box.tsx'
import { SizeList } from './size-list.tsx'
import { SizeTable } from './size-table.tsx'

interface SizeBoxesProps extends BoxSetting {
  readonly fields: readonly ShownSize[]
}

/** Sizes of several colours are a table. */
export function SizeBoxes({ fields, ...setting }: SizeBoxesProps) {
  const matrix = matrixOf(fields)
  if (matrix) return <SizeTable matrix={matrix} setting={setting} />
  return <SizeList fields={fields} setting={setting} />
}
