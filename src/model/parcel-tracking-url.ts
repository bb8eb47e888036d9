/** Where carriers show a parcel, by the first word of their name; its number comes last. */
const TRACKING_PAGES: Readonly<Record<string, string>> = {
  bring: 'https://tracking.bring.se/tracking/',
  dhl: 'https://www.dhl.com/se-sv/home/tracking.html?tracking-id=',
  postnord: 'https://tracking.postnord.com/se/?id=',
  ups: 'https://www.ups.com/track?tracknum=',
}

/** Where a parcel is shown; undefined for a carrier that the shop has no address of. */
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
