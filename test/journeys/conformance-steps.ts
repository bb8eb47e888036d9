import type { Page } from 'playwright-core'

const MAX_STOPS = 160
/** Of a row of controls; a stop this much above the one before it is a step back. */
const SAME_ROW_PX = 60

/** A stop of the Tab key. */
interface Stop {
  readonly name: string
  readonly isFrame: boolean
  readonly isMarked: boolean
  readonly isSeen: boolean
  /** From the top of the page, in px; absent outside the page's own part. */
  readonly top?: number
}

/** Goes through a page by Tab; says what is wrong with its stops, and whether it is left again. */
export async function faultsOfStops(page: Page, isOneColumn: boolean): Promise<readonly string[]> {
  const { pathname } = new URL(page.url())
  const stops: Stop[] = []
  for (let press = 0; press < MAX_STOPS; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await findStop(page)
    if (!stop) break
    stops.push(stop)
  }
  const faults = stops.flatMap((it, at) => {
    const { top: before = 0 } = stops[at - 1] ?? {}
    const isBack = isOneColumn && it.top !== undefined && it.top < before - SAME_ROW_PX
    return [
      ...(it.isMarked ? [] : [`no mark on ${it.name}`]),
      ...(it.isSeen ? [] : [`covered: ${it.name}`]),
      ...(isBack ? [`back up to ${it.name}`] : []),
    ]
  })
  if (stops.length < 10) faults.push(`only ${stops.length} stops`)
  if (stops.length === MAX_STOPS) faults.push('never left')
  if (new URL(page.url()).pathname !== pathname) faults.push(`led to ${page.url()}`)
  return faults
}

/** In the page, or in a frame of it, which stands where the frame does. */
async function findStop(page: Page): Promise<Stop | undefined> {
  const stop = await page.evaluate(readStop)
  if (!stop?.isFrame) return stop
  const [frame] = page.frames().slice(1)
  const { top, ...within } = (await frame?.evaluate(readStop)) ?? stop
  return { ...within, ...(stop.top !== undefined && { top: stop.top }) }
}

/** Runs in the page: what has the focus; nothing when that is the page itself. */
function readStop(): Stop | undefined {
  const it = document.activeElement
  if (!it || it === document.body) return
  const label = it.id ? document.querySelector(`label[for="${CSS.escape(it.id)}"]`) : null
  const parts = [it.nextElementSibling, it.parentElement, it.closest('label'), label]
  const around = [it, ...parts, it.closest('.quick-search__form')]
  const near = around.filter((one) => one !== null)
  const box = it.getBoundingClientRect()
  const inset = [0.1, 0.5, 0.9]
  const isOn = (x: number, y: number) => {
    const found = document.elementFromPoint(x, y)
    return near.some((one) => one === found || (one !== document.body && one.contains(found)))
  }
  return {
    name: `${it.localName}.${it.className} ${it.getAttribute('name') ?? it.textContent}`,
    isFrame: it.localName === 'iframe',
    isMarked: near.some((one) => {
      const { outlineStyle, outlineWidth, outlineColor, ...style } = getComputedStyle(one)
      if (outlineStyle === 'none') return false
      const border = style.borderTopColor === outlineColor ? style.borderTopWidth : '0'
      return Number.parseFloat(outlineWidth) + Number.parseFloat(border) >= 2
    }),
    isSeen: inset.some((x) =>
      inset.some((y) => isOn(box.left + x * box.width, box.top + y * box.height)),
    ),
    ...(it.closest('main') && { top: Math.round(box.top + scrollY) }),
  }
}

/** Lines 1.5 times the text, paragraphs 2, letters 0.12, words 0.16: what a reader may set for themselves. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`

/** Has letters, words and lines stand further apart. */
export async function spreadText(page: Page): Promise<void> {
  await page.evaluate((spacing) => {
    // The page allows no styles of others; a reader's own are not asked.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(spacing)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)
}

/** Runs in the page: texts that their boxes cut off, and by how much the page is too wide. */
export function readCut(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const cut = [...document.querySelectorAll('main *, header *, footer *')].filter((it) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(it)
    const isCut = (kind: string, more: number) => /hidden|clip/.test(kind) && more > 1
    const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    if (isShortened || it.closest('.cs-visually-hidden, svg') || it.clientWidth <= 1) return false
    const isText = [...it.childNodes].some((one) => one.nodeType === 3 && one.textContent?.trim())
    const isWide = isCut(overflowX, it.scrollWidth - it.clientWidth)
    return isText && (isWide || isCut(overflowY, it.scrollHeight - it.clientHeight))
  })
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ...cut.map((it) => `cut off: ${it.localName}.${it.className}`),
  ]
}

/** The links of the menu, and those of the footer; that to the other language is the page's own. */
export function readWays(
  page: Page,
): Promise<[menu: readonly string[], footer: readonly string[]]> {
  return page.evaluate(() => {
    const read = (within: string) => {
      const links = document.querySelectorAll(`${within} a[href]:not([href^="#"], [hreflang])`)
      return [...links].map((it) => it.getAttribute('href') ?? '')
    }
    return [read('main-navbar'), read('footer')]
  })
}

/** Runs in the page: links to the page in other languages, with the language that they are in. */
export function readLanguages(): (readonly [language: string | null, text: string | null])[] {
  const links = [...document.querySelectorAll('a[hreflang]')]
  return links.map((it) => [it.getAttribute('lang'), it.textContent] as const)
}
