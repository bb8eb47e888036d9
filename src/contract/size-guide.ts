import * as v from 'valibot'
import type { SizeGuide } from '../model/size-guide.ts'

/** More than any garment has. */
const MAX_ENTRIES = 50
const text = v.nullish(v.string())
const entries = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.nullish(v.pipe(v.array(entry), v.maxLength(MAX_ENTRIES)))

/** A size guide, for `size-guide`. */
export const sizeGuideSchema: v.GenericSchema<SizeGuide> = v.object({
  title: text,
  gender: text,
  tableList: entries(v.object({ title: text, table: v.string() })),
  infoList: entries(v.object({ title: text, text })),
  sizeDescription: text,
  imageDescription: text,
  imageUrl: text,
})
