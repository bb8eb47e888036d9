import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.mjs'

/** The path of HAProxy, installed where that can be; undefined if there is none. */
export function provideHaproxy() {
  if (findHaproxy() === undefined) installFromDebian(['haproxy', 'openssl'])
  return findHaproxy()
}

/** The path of HAProxy, or undefined. */
export function findHaproxy() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((it) => join(it, 'haproxy')).find((it) => existsSync(it))
}
