/**
 * Leads one page of Firefox from test file to test file, since a new page costs as much as many tests.
 * The address of the next file takes the place of the last one in the page's history, which stays as
 * short as that of a new page. A page to whose history a file has added is closed for a new one, and so is
 * a page behind a tab that a test has opened: it would get no frames and no focus.
 */

const VIEWPORT = { width: 800, height: 600 }

/** Has a launcher of the test runner open the next file in the page of the last one. */
export function inOnePage(launcher) {
  const startInNewPage = launcher.startSession.bind(launcher)

  async function startSession(id, url) {
    const old = launcher.inactivePages.splice(0)
    const [kept] = old
    if (kept && (await isLikeNew(kept.puppeteerPage))) {
      launcher.activePages.set(id, kept)
      await lead(kept.puppeteerPage, url)
      return
    }
    await startInNewPage(id, url)
    // Only now: the new page then runs in the process of the old one.
    await Promise.all(old.map(({ puppeteerPage }) => puppeteerPage.close()))
  }

  async function stopSession(id) {
    const page = launcher.activePages.get(id)
    launcher.activePages.delete(id)
    launcher.inactivePages.push(page)
    return {}
  }

  return Object.assign(launcher, { startSession, stopSession })
}

/** A page that does not answer, or is about to leave, is not led on either. */
async function isLikeNew(page) {
  const isFresh = () => history.length === 1 && document.visibilityState === 'visible'
  return page.evaluate(isFresh).catch(() => false)
}

async function lead(page, url) {
  await page.setViewport(VIEWPORT)
  await page.mouse.reset()
  await page.evaluate((to) => location.replace(to), url)
}
