import { checksum } from '../model/checksum.ts'

/** A hash of the views' sources; filled in by the build. */
declare const COURTSIDE_VIEWS: string

/**
 * The server's mark on a tag whose content is its own view: the view's name, the build, and a checksum of
 * the view's data. Equal marks mean equal markup, which an element can adopt. The checksum covers the data
 * as JSON, in the order of its properties.
 */
export function viewMark(view: string, data: object): string {
  return `${view} ${COURTSIDE_VIEWS} ${checksum(JSON.stringify(data))}`
}
