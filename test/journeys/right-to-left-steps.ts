import type { Page } from 'playwright-core'

/** Makes the page one of Arabic letters, each word as long as it was; its own other language stays. */
export async function turnAround(page: Page): Promise<void> {
  await page.evaluate(() => {
    const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'
    const turn = (letter: string) => letters[(letter.codePointAt(0) ?? 0) % letters.length]
    document.documentElement.lang = 'ar'
    document.documentElement.dir = 'rtl'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let it = texts.nextNode(); it; it = texts.nextNode()) {
      if (it.parentElement?.closest('script, style, svg, [lang]')?.matches('body *')) continue
      it.textContent = (it.textContent ?? '').replaceAll(/\p{L}/gu, (letter) => turn(letter) ?? '')
    }
  })
}

/** What turns with the language: signs that show a way, by the side that they point to. */
const TURNED = '.cs-icon--chevron, .cs-icon--arrow, .cs-icon--return'

/** What stands on the wrong side, points the wrong way, or has figures in the wrong order. */
export function wrongWays(page: Page): Promise<readonly string[]> {
  return page.evaluate((turned) => {
    const shown = [...document.querySelectorAll('body *')].filter(
      (it) => it.getClientRects().length > 0,
    )
    const faults = (said: string, isFault: (it: Element) => boolean) =>
      shown.filter(isFault).map((it) => `${said}: ${it.localName}.${it.getAttribute('class')}`)
    const textOf = (it: Element) =>
      [...it.childNodes].map((one) => (one.nodeType === 3 ? one.textContent : '')).join('')
    const isRightToLeft = (it: Element) => getComputedStyle(it).direction === 'rtl'
    return [
      ...faults(
        'to the left',
        (it) => isRightToLeft(it) && getComputedStyle(it).textAlign === 'left',
      ),
      ...faults('not turned', (it) => it.matches(turned) && getComputedStyle(it).scale !== '-1 1'),
      ...faults('not turned', (it) => {
        const { content, transform, scale } = getComputedStyle(it, '::before')
        return (
          it.matches('.shop-crumbs li') &&
          content !== 'none' &&
          transform !== 'none' &&
          scale !== '-1 1'
        )
      }),
      ...faults(
        'figures',
        (it) =>
          isRightToLeft(it) && it.matches(':is(header, footer) *') && /\d \d/.test(textOf(it)),
      ),
      ...faults('figures', (it) => it.matches('[name$=zipCode], [type=tel]') && isRightToLeft(it)),
      ...faults(
        'arrow on the text',
        (it) => it.matches('select') && /right|100%/.test(getComputedStyle(it).backgroundPositionX),
      ),
    ]
  }, TURNED)
}
