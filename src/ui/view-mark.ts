import { checksum } from '../model/checksum.ts'

/** A hash of the sources that views are made from; filled in by the build. */
declare const COURTSIDE_VIEWS: string

/**
 * What the server writes on a tag whose content is its own view: the view's name, the build, and a
 * checksum of what the view was drawn from. Equal marks mean equal markup, so that an element can
 * adopt it. The checksum sees what JSON sees, in the order it stands.
 */
export function viewMark(view: string, data: object): string {
  return `${view} ${COURTSIDE_VIEWS} ${checksum(JSON.stringify(data))}`
}
