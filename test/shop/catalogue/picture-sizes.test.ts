import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { pictureSource, sizesOf, smallPicture } from '../../../shop/catalogue/picture-sizes.ts'

const HASH = 'aB-_345678901234567890'

test('the address of an uploaded picture says which widths there are', () => {
  const url = `/pictures/${HASH}-1280.webp`
  const [small, middle] = [320, 640].map((it) => `/pictures/${HASH}-${it}.webp`)

  deepEqual(pictureSource(url, '50vw'), {
    ...{ src: url, sizes: '50vw' },
    srcSet: `${small} 320w, ${middle} 640w, ${url} 1280w`,
  })
  equal(smallPicture(url), small)
  deepEqual(
    sizesOf(`${HASH}-400.webp`).map(({ name }) => name),
    [`${HASH}-320.webp`, `${HASH}-400.webp`],
  )
})

test('what has one width, or is not of the shop, is itself', () => {
  const others = [`/pictures/${HASH}-90.webp`, `/pictures/${HASH}.png`, '/images/shoe/blue.svg?v=1']
  for (const url of [...others, `https://a.example/pictures/${HASH}-1280.webp`]) {
    deepEqual(pictureSource(url, '50vw'), { src: url })
    equal(smallPicture(url), url)
  }
})
