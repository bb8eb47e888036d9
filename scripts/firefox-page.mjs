/**
 * Reuses one page of Firefox for several test files, since a new page costs as much as many tests. The address
 * of the next file replaces the last one in the page's history, which stays as short as that of a new page. A
 * page with additional history entries is replaced by a new one, as is a page behind a tab that a test has
 * opened, since it would get neither frames nor focus.
 */

const VIEWPORT = { width: 800, height: 600 }

/** Makes a launcher of the test runner open the next file in the page of the last one. */
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
    // Not earlier, so that the new page runs in the process of the old one.
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

/** A page that does not respond, or is about to navigate, is not reused either. */
async function isLikeNew(page) {
  const isFresh = () => history.length === 1 && document.visibilityState === 'visible'
  return page.evaluate(isFresh).catch(() => false)
}

async function lead(page, url) {
  await page.setViewport(VIEWPORT)
  await page.mouse.reset()
  await page.evaluate((to) => location.replace(to), url)
}
