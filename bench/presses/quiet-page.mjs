/**
 * A page without a listening driver while it is pressed. A driver that receives console messages makes V8 resolve
 * every stack trace, which took 50 of the 60 ms for starting React; so Playwright prepares the page and
 * disconnects before the press.
 */
import { chromium } from 'playwright-core'
import puppeteer from 'puppeteer-core'
import { CHROMIUM_FLAGS, findTestChromium } from '../../scripts/browsers.mjs'

const BUTTON = { button: 'left', clickCount: 1 }

/** A new browser with one page and an empty profile. */
export async function openQuietPage(width, height) {
  const browser = await puppeteer.launch({
    executablePath: findTestChromium(),
    // What lies beyond the window is never shown, and its press is said to be painted with the next frame.
    args: [...CHROMIUM_FLAGS, '--lang=sv-SE', `--window-size=${width},${height}`],
    defaultViewport: null,
  })
  const target = await browser.waitForTarget((it) => it.type() === 'page')
  const session = await target.createCDPSession()
  const size = { width, height, deviceScaleFactor: 1, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', size)
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    session,
    /** Lets Playwright work with the page. */
    async drive(work) {
      const driver = await chromium.connectOverCDP(browser.wsEndpoint())
      try {
        const [page] = driver.contexts()[0].pages()
        page.setDefaultTimeout(10_000)
        return await work(page)
      } finally {
        await driver.close()
      }
    },
    async evaluate(script) {
      const options = { returnByValue: true, awaitPromise: true }
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: script,
        ...options,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
      return result.value
    },
    /** Moves the mouse there and presses. */
    async click({ x, y }) {
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) {
        const button = type === 'mouseMoved' ? {} : BUTTON
        await session.send('Input.dispatchMouseEvent', { type, x, y, ...button })
      }
    },
    /** CPU time of the page's thread so far, in ms. */
    async threadTime() {
      const { metrics } = await session.send('Performance.getMetrics')
      return 1000 * metrics.find((it) => it.name === 'TaskDuration').value
    },
    async press(key) {
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
    },
    close: () => browser.close(),
  }
}
