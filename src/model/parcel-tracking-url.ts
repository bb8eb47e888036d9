/** The carriers' tracking pages, by the first word of their name; the parcel's number comes last. */
const TRACKING_PAGES: Readonly<Record<string, string>> = {
  bring: 'https://tracking.bring.se/tracking/',
  dhl: 'https://www.dhl.com/se-sv/home/tracking.html?tracking-id=',
  postnord: 'https://tracking.postnord.com/se/?id=',
  ups: 'https://www.ups.com/track?tracknum=',
}

/** The tracking page of a parcel; undefined for an unknown carrier. */
export function parcelTrackingUrl(
  carrier: string | null,
  number: string | null,
): string | undefined {
  const [name = ''] = (carrier ?? '')
    .trim()
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  const place = Object.hasOwn(TRACKING_PAGES, name) ? TRACKING_PAGES[name] : undefined
  return place && number ? place + encodeURIComponent(number.replace(/\s+/g, '')) : undefined
}
