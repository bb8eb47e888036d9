import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { pictureEnding, pictureType } from '../../../shop/catalogue/picture-bytes.ts'

test('a format is told by what a file begins with', () => {
  const padded = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(40)])
  equal(pictureEnding(padded('RIFF\0\0\0\0WEBPVP8 ')), 'webp')
  equal(pictureEnding(padded('\0\0\0\x20ftypavif')), 'avif')
  equal(pictureEnding(padded('\x89PNG\r\n\x1a\n')), 'png')
  equal(pictureEnding(padded('\0\0\0\x20ftypheic')), undefined)
  equal(pictureEnding(padded('GIF89a')), undefined)
  equal(pictureEnding(Buffer.alloc(0)), undefined)
  deepEqual([pictureType('a.webp'), pictureType('a.svg')], ['image/webp', undefined])
})
