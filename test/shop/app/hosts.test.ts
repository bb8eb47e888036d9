import { equal, match, ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { findFreePort, linesOf, speak, statusOf } from '../../helpers/raw-socket.ts'
import { bundleMain, startShop } from '../../helpers/run-shop.ts'

const BODY = JSON.stringify({ email: 'anna@example.com' })

const forgot = (...more: readonly string[]) =>
  linesOf(
    'POST /api/user/forgotpassword HTTP/1.1',
    'Host: evil.example',
    'X-Forwarded-Host: evil.example',
    'Content-Type: application/json',
    `Content-Length: ${BODY.length}`,
    ...more,
  ) + BODY

/** A mail is written in the background, soon after the answer. */
async function readMail(folder: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const [name] = readNames(folder)
    if (name !== undefined) return readFileSync(join(folder, name), 'utf8')
    await sleep(50)
  }
  throw new Error('No mail was written')
}

function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((it) => it.endsWith('.eml'))
  } catch {
    return []
  }
}

test('reads one host from a connection, and writes none of its choosing into mails', async (t) => {
  const main = await bundleMain()
  for (const [environment, address] of [
    [{ BASE_URL: 'https://shop.example' }, 'https://shop.example'],
    [{}, 'http://localhost:'],
  ] as const) {
    const dataDir = join(temporaryFolder(t), 'data')
    const port = await findFreePort()
    const settings = { PORT: String(port), WIDGET_PORT: '0', DATA_DIR: dataDir }
    const { stop } = await startShop(t, main, { ...settings, ...environment })
    const get = (...lines: readonly string[]) => speak(port, linesOf('GET / HTTP/1.1', ...lines))

    equal(statusOf(await get()), 400)
    equal(statusOf(await get('Host:')), 400)
    equal(statusOf(await speak(port, linesOf('GET http://evil.example/ HTTP/1.1', 'Host: a'))), 400)
    equal(statusOf(await get('Host: shop.example', 'Host: evil.example')), 400)
    equal(statusOf(await get('Host: shop.example', 'hOsT: shop.example')), 400)
    equal(statusOf(await get('Host: evil.example/shop')), 400)
    equal(statusOf(await get('Host: shop.example')), 200)
    equal(statusOf(await speak(port, linesOf('GET /healthz HTTP/1.0'))), 200)
    equal(statusOf(await speak(port, forgot())), 200)
    const mail = (await readMail(join(dataDir, 'mail'))).replace(/=\r?\n/g, '')
    ok(mail.includes(`${address}`), mail)
    ok(!mail.includes('evil'))
    match(mail, /choose-password\?token=3D|choose-password\?token=/)
    await stop('SIGKILL')
  }
})
