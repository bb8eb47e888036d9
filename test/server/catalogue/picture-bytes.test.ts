import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import {
  pictureEnding,
  pictureType,
  withoutCameraData,
} from '../../../src/server/catalogue/by-hand/picture-bytes.ts'

const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
const START = Buffer.from([0xff, 0xd8])
const JFIF = segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1'))
const PROFILE = segment(0xe2, Buffer.from('ICC_PROFILE\0'))
const SCAN = Buffer.concat([
  segment(0xda, Buffer.alloc(10)),
  Buffer.from('picture\xff\xd9', 'latin1'),
])

/** EXIF data with an orientation and something private, in either order of bytes. */
function exif(order: 'II' | 'MM', orientation: number): Buffer {
  const isLittle = order === 'II'
  const tiff = Buffer.alloc(60)
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at)
  tiff.write(order, 0, 'latin1')
  short(42, 2)
  long(8, 4)
  short(2, 8)
  for (const [at, tag, value] of [
    [10, 0x8825, 30],
    [22, 0x0112, orientation],
  ] as const) {
    short(tag, at)
    short(3, at + 2)
    long(1, at + 4)
    short(value, at + 8)
  }
  tiff.write('59.33N 18.06E', 40, 'latin1')
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]))
}

const photo = (data: Buffer) => Buffer.concat([START, JFIF, data, PROFILE, SCAN])

test('what a camera writes goes, colours and the picture stay', () => {
  const bytes = withoutCameraData(photo(exif('II', 1)))

  deepEqual(bytes, Buffer.concat([START, JFIF, PROFILE, SCAN]))
})

test('which way is up stays, in either order of bytes', () => {
  for (const order of ['II', 'MM'] as const) {
    const bytes = withoutCameraData(photo(exif(order, 6))) ?? Buffer.alloc(0)
    ok(!bytes.includes('59.33N'))
    equal(pictureEnding(bytes), 'jpg')
    const again = withoutCameraData(bytes)
    deepEqual(again, bytes)
    equal(bytes.length, Buffer.concat([START, JFIF, PROFILE, SCAN]).length + 36)
  }
})

test('what cannot be read is no picture, and cannot make the reading fail', () => {
  const whole = photo(exif('MM', 8))
  for (let length = 0; length < whole.length - SCAN.length; length += 1) {
    equal(withoutCameraData(whole.subarray(0, length)), undefined)
  }
  const odd = segment(0xe1, Buffer.from('Exif\0\0II*\0\xff\xff\xff\xff', 'latin1'))
  ok(withoutCameraData(photo(odd)))
})

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
