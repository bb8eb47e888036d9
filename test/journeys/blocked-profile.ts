import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findBrowser } from '../../scripts/browsers.mjs'
import { watchPages } from './allowed-events.ts'

/**
 * A visitor whose browser keeps nothing for any site: no cookies, and every storage throws. Only a
 * browser with settings can be set to it.
 */
export async function openBlockedProfile(t: TestContext, baseURL: string) {
  const profile = mkdtempSync(join(tmpdir(), 'courtside-blocked-'))
  mkdirSync(join(profile, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked))
  const executablePath = findBrowser('chromium')
  if (!executablePath) throw new Error('The journeys need Chromium.')
  const options = { executablePath, args: [...CHROMIUM_FLAGS], baseURL, locale: 'sv-SE' }
  const context = await chromium.launchPersistentContext(profile, options).then(watchPages)
  t.after(async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  })
  context.setDefaultTimeout(10_000)
  const faults: string[] = []
  context.on('weberror', (it) => faults.push(it.error().message))
  return { context, page: context.pages()[0] ?? (await context.newPage()), faults }
}
