import type { Page } from 'playwright-core'

/** What leads on, asks or is pressed. */
const ON_SCREEN_ONLY =
  'nav, button, input, select, textarea, label, summary, .cs-button, [data-act], cookie-consent'
/** Of 255: a grey that ink shows well on white. */
const MAX_BRIGHTNESS = 120

/**
 * What of a page is no use on paper: things to press, underlined words that lead nowhere, words too
 * light for white paper in a dark look; and the seller, where a page with a footer does not name it whole.
 */
export async function leftOnPaper(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  const found = await page.evaluate(
    ([screenOnly, maxBrightness]) => {
      const isShown = (it: Element) => it.checkVisibility() && it.getClientRects().length > 0
      const shown = [...document.querySelectorAll('body *')].filter(isShown)
      const inMain = shown.filter((it) => it.closest('main'))
      const brightnessOf = (it: Element) => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(it).color.match(/\d+/g)?.map(Number) ?? []
        return 0.3 * red + 0.6 * green + 0.1 * blue
      }
      const hasWords = (it: Element) =>
        [...it.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      const faults = [
        ...shown.filter((it) => it.matches(screenOnly)),
        ...inMain.filter(
          (it) => it.matches('a') && getComputedStyle(it).textDecorationLine !== 'none',
        ),
        ...shown.filter((it) => hasWords(it) && brightnessOf(it) > maxBrightness),
      ]
      const seller = shown.find((it) => it.matches('.shop-footer__company'))?.textContent
      const isNamed = !seller || /\d{6}-\d{4}, momsreg\.nr SE\d{12} · .+, \d{3}/.test(seller)
      return [...faults.map((it) => it.outerHTML), ...(isNamed ? [] : [seller])]
    },
    [ON_SCREEN_ONLY, MAX_BRIGHTNESS] as const,
  )
  await page.emulateMedia({ media: null })
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'))
  return found
}
