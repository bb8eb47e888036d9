import type { Page } from 'playwright-core'

/** Runs in the page: the box of the first that matches, in whole pixels of the window. */
export function boxOf(selector: string) {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  const { top, right, bottom, left, width, height } = found.getBoundingClientRect()
  return {
    top: Math.round(top),
    right: Math.round(right),
    bottom: Math.round(bottom),
    left: Math.round(left),
    width: Math.round(width),
    height: Math.round(height),
  }
}

const NUMBERS = [
  String.raw`\d[\d.:½]*\s?–\s?\u2060?\d[\d.:½]*`,
  String.raw`(?:SEK|EUR|NOK|DKK)\s\d(?:[\d\s,.]*\d)?`,
  String.raw`\d[\d\s]*(?:,\d\d)?\s(?:kr|€)(?!\p{L})`,
  String.raw`(?<![\d-])(?:\+\d{2}\s?|0)\d{1,3}[-\s]\d{2,3}(?:\s\d{2,3}){1,2}`,
  String.raw`\d{1,2}\s(?:jan|feb|mar|apr|ma[ij]|ju[nl]|aug|sep|o[kc]t|nov|dec)\p{L}*(?:\s\d{4})?`,
  String.raw`\d\s(?:kg|cm|mm|ml|g|l|km)(?!\p{L})`,
]

/** Ranges, amounts, telephone numbers, dates and measures of a page within which a line may end. */
export function brokenNumbers(page: Page): Promise<readonly string[]> {
  return page.evaluate((numbers) => {
    const wanted = new RegExp(numbers.join('|'), 'giu')
    const left = 'script, style, noscript, template, option, textarea, svg, .shop-unbroken'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    const found = texts
      .filter((it) => !it.parentElement?.closest(left))
      .flatMap(({ data, parentElement: place }) =>
        [...data.matchAll(wanted)].map(([number]) => ({ number, place })),
      )
    // A telephone number with nothing beside it has its line for itself.
    const isAlone = ({ number, place }: (typeof found)[number]) =>
      number.includes('-') && place?.textContent?.trim() === number
    const broken = found.filter((it) => !isAlone(it) && mayBreak(it))
    return [...new Set(broken.map(({ number, place }) => `${place?.className}: ${number}`))]

    /** Set in a column without width, a line ends wherever it may. */
    function mayBreak({ number, place }: (typeof found)[number]): boolean {
      const column = document.createElement('span')
      const { style } = column
      Object.assign(style, { position: 'absolute', inlineSize: '0', minInlineSize: '0' })
      Object.assign(style, { display: 'block', overflowWrap: 'normal', hyphens: 'manual' })
      column.textContent = number
      place?.append(column)
      const lines = document.createRange()
      lines.selectNodeContents(column)
      const tops = [...lines.getClientRects()].filter((it) => it.width > 0).map((it) => it.top)
      column.remove()
      return Math.max(...tops) - Math.min(...tops) > 4
    }
  }, NUMBERS)
}

/**
 * What is pressed and is lower or narrower than a finger; but for links in sentences, which are as high
 * as their line (WCAG 2.5.8). A link that ends a line could be as large as any other.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="button"]'
    const hidden = '.cs-visually-hidden, .shop-skip, [inert], [type="hidden"], dialog:not([open])'
    const seen = { visibilityProperty: true, opacityProperty: true }
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((it) => it.checkVisibility(seen) && !it.closest(hidden))
      .filter((it) => !isInSentence(it))
      .map((it) => ({ it, sides: sidesOf(it) }))
      .filter(({ sides }) => sides.every((it) => it >= 1) && Math.round(Math.min(...sides)) < 44)
      .map(({ it, sides }) => `${nameOf(it)} ${sides.map(Math.round).join('×')}`)

    function nameOf(it: HTMLElement): string {
      return (it.textContent?.trim() || it.getAttribute('aria-label') || it.outerHTML).slice(0, 60)
    }

    /** A field is as large as its label, which presses it too; a link may lie over its whole card. */
    function sidesOf(it: HTMLElement): readonly number[] {
      const { position, content } = getComputedStyle(it, '::after')
      const isOverCard = position === 'absolute' && content !== 'none'
      const labels = [...((it as HTMLInputElement).labels ?? [])]
      const card = isOverCard && it.offsetParent ? [it.offsetParent] : []
      const boxes = [it, ...it.children, ...labels, ...card].map((part) =>
        part.getBoundingClientRect(),
      )
      return [
        Math.max(...boxes.map((box) => box.width)),
        Math.max(...boxes.map((box) => box.height)),
      ]
    }

    function isInSentence(it: HTMLElement): boolean {
      const block = it.closest('p, li, dd, td, label, div, section')
      if (!block || !getComputedStyle(it).display.startsWith('inline')) return false
      const after = document.createRange()
      after.setStartAfter(it)
      after.setEndAfter(block)
      return after.toString().trim().length > 0
    }
  })
}
