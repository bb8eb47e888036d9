/** A hash of the sources that views are made from; filled in by the build. */
declare const COURTSIDE_VIEWS: string

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * What the server writes on a tag whose content is its own view: the view's name, the build, and a
 * checksum of what the view was drawn from. Equal marks mean equal markup, so that an element can
 * adopt it. The checksum sees what JSON sees, in the order it stands.
 */
export function viewMark(view: string, data: object): string {
  return `${view} ${COURTSIDE_VIEWS} ${checksum(JSON.stringify(data))}`
}

function checksum(text: string): string {
  let hash = FNV_OFFSET
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  }
  return (hash >>> 0).toString(36)
}
