/** Browser and system by the names that their user knows; null where they are not recognised. */
export interface BrowserName {
  readonly browser: string | null
  readonly system: string | null
}

type Signs = readonly (readonly [sign: RegExp, name: string])[]

/** The most specific first: nearly all browsers also claim to be Chrome and Safari. */
const BROWSERS: Signs = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrom(?:e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: Signs = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]
/** Nothing beyond this length identifies a browser. */
const MAX_READ = 400

export function readBrowserName(userAgent: string | undefined): BrowserName {
  const agent = (userAgent ?? '').slice(0, MAX_READ)
  return { browser: nameIn(agent, BROWSERS), system: nameIn(agent, SYSTEMS) }
}

function nameIn(agent: string, signs: Signs): string | null {
  return signs.find(([sign]) => sign.test(agent))?.[1] ?? null
}
