import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { type Fields, textOf } from '../../helpers/form-visitor.ts'
import { auditOf, openStaff, PICTURE_ORIGIN, shownIn } from '../../helpers/staff.ts'

const SHOE = '/staff/goods/shoe'
const ADD = `${SHOE}/pictures`
const CHANGE = `${SHOE}/picture`
const [A, B] = [`${PICTURE_ORIGIN}/a.jpg`, `${PICTURE_ORIGIN}/b.jpg`]
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Without the menu, whose panels also contain pictures. */
function mainOf(body: string): string {
  return body.slice(body.indexOf('<main '))
}

async function openPictures(t: TestContext) {
  const opened = await openStaff(t)
  const siv = await opened.staff('stock', 'Siv')
  await siv.open(SHOE)
  const add = async (fields: Fields) => {
    await siv.submit(ADD, fields)
    return textOf(siv.page())
  }
  const upload = async (file: Uint8Array, fields: Fields = {}) => {
    await siv.open(SHOE)
    await siv.follow(await siv.post(ADD, fields, { file }))
    return textOf(siv.page())
  }
  const change = async (at: number, act: string, fields: Fields = {}) => {
    await siv.open(SHOE)
    await siv.submit(CHANGE, { ...shownIn(siv.page(), CHANGE), at: String(at), act, ...fields })
    return textOf(siv.page())
  }
  const shown = async (path = '/p/shoe') =>
    [...mainOf((await opened.shop.inject(path)).body).matchAll(/<img[^>]* src="([^"]*)"/g)]
      .map(([, it = '']) => it)
      .filter((it) => !/^\/(?:images|marks)\//.test(it))
  const files = async () =>
    (await opened.db.selectFrom('picture_file').select('name').execute()).map((it) => it.name)
  return { opened, siv, add, upload, change, shown, files }
}

test('a picture is added by its address, described, moved and removed; the shop shows it', async (t) => {
  const { opened, siv, add, change, shown } = await openPictures(t)
  match(textOf(siv.page()), /Det finns inga bilder än/)

  match(await add({ url: A, 'alt-sv-new': 'Från sidan', 'alt-en-new': 'Side' }), /Sparat/)
  match(await add({ url: B }), /Sparat/)
  const page = (await opened.shop.inject('/en/p/shoe')).body
  match(page, new RegExp(`<img[^>]*src="${A}"[^>]*alt="Side"|<img[^>]*alt="Side"[^>]*src="${A}"`))
  deepEqual([...new Set(await shown())], [A, B])
  ok((await shown('/c/running-shoes')).includes(A))
  match(await change(1, 'earlier'), /Sparat/)
  deepEqual([...new Set(await shown())], [B, A])
  match(await change(0, 'save', { 'alt-sv-0': 'Sulan' }), /Sparat/)
  match((await opened.shop.inject('/p/shoe')).body, /alt="Sulan"/)
  match(await change(0, 'remove'), /Sparat/)
  match(await change(0, 'remove'), /Det finns inga bilder än/)
  deepEqual(await shown(), [])
  deepEqual(await auditOf(opened.db), [
    ...['product.picture.added', 'product.picture.added', 'product.picture.moved'],
    ...['product.picture.changed', 'product.picture.removed', 'product.picture.removed'],
  ])
  match(textOf(siv.page()), /Bilderna ändrades för hand/)
})

test('a picture of one colour is shown with that colour alone', async (t) => {
  const { add, shown } = await openPictures(t)
  await add({ url: A })
  match(await add({ url: B, 'colour-new': 'clay' }), /Sparat/)
  match(await add({ url: B, 'colour-new': 'green' }), /finns inte i den färgen/)

  equal((await shown('/p/shoe?colour=court-blue'))[0], A)
  equal((await shown('/p/shoe?colour=clay'))[0], B)
})

test('addresses that pages may not show are refused with the reason', async (t) => {
  const { opened, add } = await openPictures(t)
  match(await add({ url: '' }), /Välj en fil, eller skriv adressen/)
  match(await add({ url: 'https://elsewhere.example/a.jpg' }), /från https:\/\/elsewhere\.example/)
  for (const url of ['javascript:alert(1)', 'a.jpg', '//pictures.example/a.jpg']) {
    ok(!/Sparat/.test(await add({ url })), url)
  }
  match(await add({ url: `https://u:p@pictures.example/a.jpg` }), /inte adressen till en bild/)
  await add({ url: A })
  match(await add({ url: A }), /visar redan den bilden/)
  deepEqual(await auditOf(opened.db), ['product.picture.added'])
})

test('a file is kept by its content, served for good, and goes when nobody shows it', async (t) => {
  const { opened, upload, change, shown, files } = await openPictures(t)

  match(await upload(PNG, { 'alt-sv-new': 'Åska' }), /Sparat/)
  match(await upload(PNG), /visar redan den bilden/)
  const [url = ''] = await shown()
  match(url, /^\/pictures\/[\w-]{22}-1\.webp$/)
  const { statusCode, headers, rawPayload } = await opened.shop.inject(url)
  deepEqual([statusCode, headers['content-type']], [200, 'image/webp'])
  match(String(headers['cache-control']), /immutable/)
  equal(headers['x-content-type-options'], 'nosniff')
  deepEqual((await sharp(rawPayload).metadata()).width, 1)
  equal((await files()).length, 1)

  match(await change(0, 'remove'), /Sparat/)
  deepEqual(await files(), [])
  equal((await opened.shop.inject(url)).statusCode, 404)
  for (const it of ['x.png', '..%2f..%2fx.png', `${'a'.repeat(22)}.svg`]) {
    equal((await opened.shop.inject(`/pictures/${it}`)).statusCode, 404)
  }
})

test('a file is a picture by its content, whatever it is called, and no larger than said', async (t) => {
  const { opened, siv, upload, files } = await openPictures(t)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  const html = Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(40)}`)
  const broken = Buffer.concat([Buffer.from('ffd8ffe1ffff', 'hex'), Buffer.alloc(60)])
  for (const it of [svg, html, broken, PNG.subarray(0, 8)]) {
    match(await upload(it), /ingen bild som webbläsare visar/)
  }
  await siv.open(SHOE)
  const big = Buffer.concat([PNG, Buffer.alloc(13 * 1024 * 1024)])
  equal((await siv.post(ADD, {}, { file: big })).statusCode, 413)
  deepEqual(await files(), [])
  const guest = opened.shop.inject({
    ...{ method: 'POST', url: ADD, payload: Buffer.alloc(1024 * 1024) },
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  match(String((await guest).headers.location), /^\/staff\/login/)
})

test('forms that take no file refuse one, and a broken one is refused', async (t) => {
  const { siv } = await openPictures(t)
  equal((await siv.post(`${SHOE}/texts`, {}, { file: PNG })).statusCode, 415)
  await siv.open(SHOE)
  const answer = await siv.post(ADD, {}, { file: Buffer.from('\r\n--courtside-boundary--\r\nx') })
  ok([303, 400].includes(answer.statusCode))
})

test('a form of pictures that have changed meanwhile changes nothing', async (t) => {
  const { opened, siv, add, change } = await openPictures(t)
  await add({ url: A })
  const stale = shownIn(siv.page(), CHANGE)
  await add({ url: B })

  match(await change(0, 'remove', stale), /Någon har ändrat produkten/)
  match(await change(7, 'remove'), /Någon har ändrat produkten/)
  equal((await auditOf(opened.db)).length, 2)
})

test('a product has twenty pictures at most', async (t) => {
  const { add } = await openPictures(t)
  for (let n = 0; n < 20; n += 1) match(await add({ url: `${PICTURE_ORIGIN}/${n}.jpg` }), /Sparat/)
  match(await add({ url: A }), /högst 20 bilder/)
})

/** A photo as a phone takes it: rotated, with its location. */
function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 3000, height: 2000, channels: 3, background: 'red', noise } as const
  const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '59/1 20/1 0/1' }
  return sharp({ create })
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Phone' }, IFD3: GPS } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

test('a photo of a phone is shown upright, as wide as a screen needs, without where it was', async (t) => {
  const { opened, upload, change, shown, files } = await openPictures(t)
  const photo = await phonePhoto()
  const before = await sharp(photo).metadata()
  deepEqual([before.orientation, before.exif?.includes('Phone')], [6, true])

  match(await upload(photo), /Sparat/)

  const [widest = ''] = await shown()
  const sizes = [320, 640, 1280].map((it) => widest.replace('-1280.', `-${it}.`))
  for (const [at, url] of sizes.entries()) {
    const { statusCode, rawPayload } = await opened.shop.inject(url)
    const { width, height, orientation, exif, icc } = await sharp(rawPayload).metadata()
    const wide = [320, 640, 1280][at] ?? 0
    deepEqual([statusCode, width, height], [200, wide, wide * 1.5])
    deepEqual([orientation, exif, icc], [undefined, undefined, undefined])
    ok(rawPayload.length < photo.length / 2)
  }
  const srcSet = `srcset="${sizes.map((it, at) => `${it} ${[320, 640, 1280][at]}w`).join(', ')}"`
  for (const path of ['/p/shoe', '/c/running-shoes']) {
    ok((await opened.shop.inject(path)).body.replaceAll('srcSet', 'srcset').includes(srcSet), path)
  }
  const visitor = opened.visitor()
  const cart = await visitor.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 1 })
  ok(cart.body.includes(sizes[0] ?? 'none'), 'a small one in the cart')
  equal((await files()).length, 3)
  match(await change(0, 'remove'), /Sparat/)
  deepEqual(await files(), [])
})

/** A picture with a small file that claims to have this many pixels. */
function hugePng(side: number): Buffer {
  const bytes = Buffer.from(PNG)
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

test('a picture that would fill the memory is refused by its head, half a picture altogether', async (t) => {
  const { upload, files } = await openPictures(t)

  match(await upload(hugePng(30_000)), /för många bildpunkter/)
  match(await upload((await phonePhoto()).subarray(0, 50_000)), /ingen bild som webbläsare visar/)

  deepEqual(await files(), [])
})

test('half a file is refused whatever its format; a fault of ours is not called one of the file', async (t) => {
  const { siv, upload, files } = await openPictures(t)
  const create = { width: 300, height: 200, channels: 3, background: '#804000' } as const
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { ...create, noise } })
  for (const format of ['png', 'webp', 'avif'] as const) {
    const whole = await picture.clone().toFormat(format).toBuffer()
    const said = await upload(whole.subarray(0, whole.length / 2))
    match(said, /ingen bild som webbläsare visar/, format)
  }

  sharp.block({ operation: ['VipsForeignSaveWebp'] })
  t.after(() => sharp.unblock({ operation: ['VipsForeignSaveWebp'] }))
  await siv.open(SHOE)
  equal((await siv.post(ADD, {}, { file: PNG })).statusCode, 500)
  deepEqual(await files(), [])
})

test('whatever its format, a picture is kept no wider than it is', async (t) => {
  const { upload, files } = await openPictures(t)
  const create = { width: 400, height: 90, channels: 4, background: '#00800080' } as const
  const formats = [sharp({ create }).avif(), sharp({ create }).webp(), sharp({ create }).png()]

  for (const it of formats) match(await upload(await it.toBuffer()), /Sparat/)

  const widths = (await files()).map((it) => it.slice(22))
  deepEqual(widths.sort(), Array(3).fill('-320.webp').concat(Array(3).fill('-400.webp')))
})
