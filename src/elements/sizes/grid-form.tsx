import type { SizeField } from '../../contract/size-fields.ts'
import { GridInput } from '../../ui/sizes/grid-input.tsx'
import type { SizeInputProps } from '../../ui/sizes/size-input.tsx'
import { sumTexts } from './sum-texts.ts'
import { useSheet } from './use-sheet.ts'
import type { Sizes } from './use-sizes.ts'

interface GridFormProps extends SizeInputProps {
  readonly grid: readonly (readonly (SizeField | undefined)[])[]
  readonly typing: Sizes
  /** Pieces of the product in the cart, which count for its price. */
  readonly inCart: number
}

/** Variants by sizes, with what a visitor knows from spreadsheets. */
export function GridForm({ data, forms, handlers, grid, typing, inCart }: GridFormProps) {
  const { notice, actions } = useSheet({ data, grid, typing })
  const shown = { ...data, ...sumTexts(data, inCart), ...(notice && { notice }) }
  return <GridInput data={shown} forms={forms} handlers={{ ...handlers, ...actions }} />
}
