import { deepEqual, equal, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  isOurs,
  missingPackages,
  nameOf,
  publicAddress,
} from '../../scripts/lock/missing-packages.mjs'
import { platformOfName } from '../../scripts/lock/platform-of-name.mjs'

interface Entry {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly optional?: boolean
  readonly link?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const installed = Object.entries(lock.packages).filter(([path, it]) => !isOurs(path, it))

test('has an entry of every package that another asks for, on any platform', () => {
  deepEqual(missingPackages(lock), [])
})

test('misses a package of another platform that is left out', () => {
  const path = 'node_modules/@biomejs/cli-win32-x64'
  const packages = Object.fromEntries(installed.filter(([it]) => it !== path))

  deepEqual(
    missingPackages({ packages }).map(({ parent, name }) => [parent, name]),
    [['node_modules/@biomejs/biome', '@biomejs/cli-win32-x64']],
  )
})

test('finds a package in a folder above, and leaves optional peers to the user', () => {
  const packages = {
    '': { dependencies: { one: '1.0.0' } },
    'node_modules/one': { dependencies: { two: '^2.0.0' } },
    'node_modules/one/node_modules/two': {
      dependencies: { one: '1.0.0', three: '3.0.0' },
      peerDependencies: { four: '*' },
      peerDependenciesMeta: { four: { optional: true } },
    },
  }

  deepEqual(
    missingPackages({ packages }).map((it) => it.name),
    ['three'],
  )
})

test('finds what a workspace asks for in its own folder, then in the root’s', () => {
  const packages = {
    '': { workspaces: ['shop'] },
    'node_modules/courtside-shop': { resolved: 'shop', link: true },
    shop: { dependencies: { one: '1.0.0', two: '2.0.0', three: '3.0.0' } },
    'shop/node_modules/one': { dependencies: { two: '^2.0.0', four: '4.0.0' } },
    'node_modules/two': {},
  }

  deepEqual(
    missingPackages({ packages }).map(({ parent, name }) => [parent, name]),
    [
      ['shop', 'three'],
      ['shop/node_modules/one', 'four'],
    ],
  )
})

test('has one version of whatever the shop and the elements both use', () => {
  const ofShop = Object.keys(lock.packages).filter((it) => it.startsWith('shop/node_modules/'))
  deepEqual(ofShop, [])
})

test('names the public registry and no other place', () => {
  for (const [path, entry] of installed) {
    equal(entry.resolved, publicAddress(nameOf(path, entry), entry.version), path)
  }
})

test('leaves out an integrity only of packages that are for other platforms', () => {
  for (const [path, { integrity, optional, os }] of installed) {
    ok(integrity?.startsWith('sha512-') || (optional && os), path)
  }
})

test('reads the platform of a package in its name as its own lists say it', () => {
  for (const [path, { os, cpu }] of installed) {
    if (os?.length !== 1 || cpu?.length !== 1) continue
    const { libc, ...platform } = platformOfName(path) ?? {}
    deepEqual(platform, { os, cpu }, path)
  }
})

test('knows the C library that a name ends with', () => {
  deepEqual(platformOfName('@rollup/rollup-linux-arm-musleabihf'), {
    os: ['linux'],
    cpu: ['arm'],
    libc: ['musl'],
  })
  deepEqual(platformOfName('@img/sharp-linuxmusl-x64'), {
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  })
  equal(platformOfName('esbuild'), undefined)
})
