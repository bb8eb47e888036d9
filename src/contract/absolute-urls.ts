/** Fields of answers that hold an address. */
const ADDRESS = /(?:url|href|image|imageSource|src|thumbnail)$/i
/** A path, as the shop writes it on its own pages. */
const PATHS = /^\/(?!\/)/

/** Makes an address of the shop absolute, for a page of another origin. */
export function absoluteUrl(address: string, shopOrigin: string): string {
  return address.replace(PATHS, `${shopOrigin}/`)
}

/** Parses JSON from the shop and makes its addresses absolute. */
export function parseWithAbsoluteUrls(json: string, shopOrigin: string): unknown {
  return JSON.parse(json, (name, value) =>
    typeof value === 'string' && ADDRESS.test(name) ? absoluteUrl(value, shopOrigin) : value,
  )
}
