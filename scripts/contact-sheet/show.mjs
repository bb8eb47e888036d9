/** Brings a page of the shop, or a tag on it, into the state to photograph. */
const HEIGHT = 900
const WAIT_MS = 8000
/** Pages that show a missing address on purpose. */
const MISSING = /^no such |, dead link/
const CHOSEN = '[data-photographed]'

/**
 * Calls `look` with the page, in a context with the given person, width and colour scheme, and returns its
 * result. A waiting tag is shown without script; with `runsScript`, for looks that run scripts of their own,
 * the shop's scripts are blocked instead.
 */
export async function show(browser, shot, given, look) {
  const { url, people, width, scheme, runsScript = false } = given
  const isWaiting = shot.state === 'waiting'
  const context = await browser.newContext({
    ...{ baseURL: url, colorScheme: scheme, viewport: { width, height: HEIGHT } },
    ...{ storageState: people[shot.who], reducedMotion: 'reduce', locale: 'sv-SE' },
    javaScriptEnabled: runsScript || !isWaiting,
  })
  context.setDefaultTimeout(WAIT_MS)
  try {
    const page = await context.newPage()
    if (isWaiting && runsScript) await page.route('**/*.js', (it) => it.abort())
    await (shot.tag ? showElement(page, shot, given) : showPage(page, shot, given))
    await drawn(page)
    return await look(page)
  } finally {
    await context.close()
  }
}

/** The tag alone; the window if the tag has no box of its own, or opens an overlay. */
export async function seenOf(page, { tag, whole }) {
  if (!tag || whole) return page
  const chosen = page.locator(CHOSEN)
  return (await chosen.isVisible()) ? chosen : page
}

/** Throws for a missing page, unless the picture is of that. */
async function showPage(page, { name, path }, { places }) {
  const answer = await page.goto(fillIn(path, places))
  if (answer.status() >= 400 && !MISSING.test(name))
    throw new Error(`It answers ${answer.status()}`)
  await page.locator('[data-wait]').waitFor({ state: 'detached' })
}

/** `{product}` and the like. */
function fillIn(path, places) {
  return path.replace(/\{([^}]+)\}/g, (_, name) => {
    if (!places[name]) throw new Error(`The shop has no ${name}`)
    return places[name]
  })
}

async function showElement(page, shot, { places, storefront }) {
  if (shot.state === 'failed')
    await page.route(`**/ui/${places.parts[shot.tag].files[0]}`, (it) => it.abort())
  if (shot.path) await page.goto(fillIn(shot.path, places))
  else await showExample(page, shot, storefront)
  if (shot.opener && shot.state !== 'waiting') await first(page, shot.opener).click()
  await page.evaluate(chooseTag, shot.tag)
  if (shot.state === 'waiting') return
  await wake(page, shot)
  for (const [kind, ...given] of shot.steps) await STEPS[kind](page, ...given)
}

/** Runs in the page: marks the first visible tag, or else the first one. */
function chooseTag(tag) {
  const hasBox = (it) => it.getClientRects().length > 0
  const all = [...document.querySelectorAll(tag)]
  const chosen = all.find((it) => hasBox(it) || [...it.children].some(hasBox)) ?? all[0]
  if (!chosen) throw new Error(`There is no ${tag}`)
  chosen.setAttribute('data-photographed', '')
  chosen.scrollIntoView({ block: 'center' })
}

/** The tag's example in an empty page of the shop. */
async function showExample(page, { tag, example }, storefront = 'sport') {
  const html = await (await page.request.get('/contact')).text()
  const [head = ''] = /<head>.*<\/head>/s.exec(html) ?? []
  const body = `<!doctype html><html lang="sv">${head}
    <body class="${storefront}-storefront"><main class="shop-main"><h1>${tag}</h1>${example}</main></body></html>`
  await page.route('**/contact-sheet', (it) => it.fulfill({ body, contentType: 'text/html' }))
  await page.goto('/contact-sheet')
}

/** Wakes the tag like a pointer or a key; if its part does not load, it fails. */
async function wake(page, { state }) {
  const wanted = state === 'failed' ? 'failed' : 'ready'
  const chosen = page.locator(CHOSEN)
  await chosen.evaluate((it) => {
    const control = it.querySelector('a,button,input,select,summary') ?? it
    control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    control.focus()
  })
  await page.locator(`${CHOSEN}[data-state="${wanted}"]`).waitFor({ state: 'attached' })
  if (wanted === 'ready') await page.locator(`${CHOSEN} [data-wait]`).waitFor({ state: 'detached' })
}

const first = (page, selector) => page.locator(`${selector} >> visible=true`).first()
const inside = (page, selector) => first(page, `${CHOSEN} :is(${selector})`)

const STEPS = {
  press: (page, control) => inside(page, control).click(),
  type: (page, field, words) => inside(page, field).fill(words),
  see: (page, what) => first(page, what).waitFor(),
  hold: (page, calls) => page.route(calls, () => {}),
  refuse: (page, calls) => page.route(calls, (it) => it.fulfill({ status: 500, body: '{}' })),
}

/** Waits for fonts and all pictures, including those below the fold. */
async function drawn(page) {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const it of document.images) it.loading = 'eager'
    await Promise.all([...document.images].map((it) => it.decode().catch(() => {})))
  })
}
