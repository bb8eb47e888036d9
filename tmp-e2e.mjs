import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { chromium, firefox } from 'playwright-core'
import { CHROMIUM_FLAGS, findTestChromium } from './scripts/browsers.mjs'
const dir = mkdtempSync('/tmp/e2e-')
let html = ''
let csp = ''
const host = createServer((q, r) => { r.setHeader('content-type', 'text/html'); if (csp) r.setHeader('content-security-policy', csp); r.end(q.url.startsWith('/favicon') ? '' : html) })
await new Promise((r) => host.listen(0, '127.0.0.2', r))
const away = `http://127.0.0.2:${host.address().port}`
const file = JSON.parse(readFileSync('shop/demo/shop.json', 'utf8'))
file.origins = { ...file.origins, pages: [away] }
writeFileSync(`${dir}/shop.json`, JSON.stringify(file))
const child = spawn(process.execPath, ['shop/dist/main.js'], { env: { ...process.env, LC_ALL: 'C', PORT: '0', DATA_DIR: dir, SHOP_FILE: `${dir}/shop.json`, SANDBOX_CARRIER: 'up', RATE_LIMIT: '0', ORDER_LIMIT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] })
let shop
for await (const line of createInterface(child.stdout)) { const m = /(https?:\/\/\S+:\d+)/.exec(line); if (m) { shop = m[1]; break } else console.log(line) }
child.stdout.resume()
console.log({ shop, away })
try {
  const browser = await chromium.launch({ executablePath: findTestChromium(), args: [...CHROMIUM_FLAGS] })
  const ctx = await browser.newContext()
  const page = await ctx.newPage()
  page.on('console', (m) => console.log('  console', m.type(), m.text().slice(0, 300)))
  page.on('pageerror', (e) => console.log('  error', e.message))
  page.on('request', (q) => /api/.test(q.url()) && console.log('  >', q.method(), q.url().slice(shop.length), q.headers()['cart-key']?.slice(0, 8) ?? ''))
  const hits = await (await page.request.get(`${shop}/api/quickSearch?query=sko`)).json()
  let art
  for (const h of hits) { if (!h.url) continue; const t = await (await page.request.get(shop + h.url)).text(); art = [...t.matchAll(/articleNumber(?:&quot;|"):(?:&quot;|")([^&"]+)/g)].at(2)?.[1]; if (art) break }
  console.log({ art }, hits.length)
  await ctx.clearCookies()
  const make = (article) => `<!doctype html><html lang="en"><title>Blog</title><link rel="stylesheet" href="${shop}/ui/courtside.css"><script type="module" src="${shop}/ui/courtside.js" data-api="${shop}/api" crossorigin></script>
  <body><mini-cart carturl="${shop}/en/cart" checkouturl="${shop}/en/checkout"></mini-cart><buy-button articlenumber="${article}" name="Thing"></buy-button><shop-checkout></shop-checkout><login-form></login-form><quick-search searchurl="${shop}/en/search"></quick-search></body></html>`
  html = make(process.env.ART ?? art ?? 'CS-1042-42')
  await page.goto(`${away}/blog?x=1`)
  await page.waitForSelector('mini-cart[data-state=ready]')
  console.log(await page.innerText('shop-checkout'), '|', await page.innerText('login-form'))
  await page.click('buy-button button')
  await page.waitForSelector('.mini-cart__count')
  console.log('count', await page.innerText('.mini-cart__count'))
  await page.click('.mini-cart__button')
  await page.waitForSelector('.mini-cart__foot a')
  console.log(await page.$$eval('mini-cart a, mini-cart img', (l) => l.map((a) => a.href || a.src)))
  await page.fill('quick-search input', 'sko')
  await page.waitForSelector('quick-search [role=option] , quick-search li', { timeout: 5000 }).catch((e) => console.log('no hits'))
  console.log(await page.$$eval('quick-search a', (l) => l.slice(0, 3).map((a) => a.href)))
  await page.goto(`${away}/blog?x=1`)
  await page.waitForSelector('.mini-cart__count')
  await page.click('.mini-cart__button')
  await Promise.all([page.waitForURL(/checkout/), page.click('.mini-cart__foot a.cs-button--primary')])
  console.log('at', page.url(), (await page.title()))
  console.log((await page.innerText('body')).slice(0, 200).replace(/\n/g, ' / '))
  await page.goto(`${shop}/en/cart`)
  console.log('shop cart', (await page.innerText('main')).slice(0, 300).replace(/\n/g, ' / '))
  await page.goBack(); await page.goBack()
  console.log('back', page.url())
  await page.waitForTimeout(1500)
  console.log('told', await page.innerText('mini-cart').catch((e) => e.message))
  await page.goto(`${shop}/en/cart`)
  const back = await page.$('form[action*="handoff"] button, form[action*="hand-off"] button, form[action*="back"] button')
  console.log('back button', await back?.innerText())
  if (back) { await back.click(); await page.waitForTimeout(2500); console.log('at', page.url(), await page.innerText('mini-cart')) }
  // not named
  const bad = createServer((q, r) => { r.setHeader('content-type', 'text/html'); r.end(html) })
  await new Promise((r) => bad.listen(0, '127.0.0.3', r))
  await page.goto(`http://127.0.0.3:${bad.address().port}/?courtside-debug`)
  await page.waitForTimeout(2500)
  console.log('bad', (await page.innerText('body')).slice(0, 600))
  bad.close()
  csp = `default-src 'self'; style-src 'self' ${shop}; script-src ${shop}; img-src ${shop}; connect-src 'self'`
  await page.goto(`${away}/csp`)
  await page.waitForTimeout(1500)
  csp = `default-src 'self'; style-src 'self' ${shop}; script-src ${shop}; img-src ${shop}; connect-src ${shop}; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
  await page.goto(`${away}/csp2`)
  await page.click('buy-button button')
  await page.waitForSelector('.mini-cart__count')
  await page.click('.mini-cart__button')
  await Promise.all([page.waitForURL(/checkout/), page.click('.mini-cart__foot a.cs-button--primary')])
  console.log('at', page.url())
  await browser.close()
} catch (e) { console.log(e) } finally { child.kill('SIGTERM'); host.close() }
