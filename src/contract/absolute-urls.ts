/** Fields of answers that hold an address. */
const ADDRESS = /(?:url|href|image|imageSource|src|thumbnail)$/i
/** A path, which a shop writes as at home. */
const PATHS = /^\/(?!\/)/

/** An address as a shop has written it, for a page of another origin. */
export function absoluteUrl(address: string, shopOrigin: string): string {
  return address.replace(PATHS, `${shopOrigin}/`)
}

/** Reads what a shop has written as JSON; its addresses lead to the shop. */
export function parseWithAbsoluteUrls(json: string, shopOrigin: string): unknown {
  return JSON.parse(json, (name, value) =>
    typeof value === 'string' && ADDRESS.test(name) ? absoluteUrl(value, shopOrigin) : value,
  )
}
