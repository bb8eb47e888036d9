import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.mjs'

const DEBIAN = '/usr/lib/postgresql'
const MEMORY = '/dev/shm'
/** Neither is the shop's: what it sorts, and its days, may not depend on them. */
const TIME_ZONE = 'America/New_York'
const COLLATION = ['--locale=C', '--locale-provider=icu', '--icu-locale=sv-SE']
/** The databases live as long as the tests, so nothing has to reach the disk. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  timezone: TIME_ZONE,
}

/** The folder of PostgreSQL's programs, installed where that can be; undefined if there is none. */
export function providePostgres() {
  if (findPrograms() === undefined) installFromDebian(['postgresql'])
  return findPrograms()
}

/** Starts a server of its own on a free port, in memory if possible, with these settings beside the usual ones. */
export async function startPostgres(programs, settings = {}) {
  const folder = mkdtempSync(join(memoryOr(tmpdir()), 'courtside-postgres-'))
  const run = runnerFor(programs, folder)
  const port = await freePort()
  const place = { port, unix_socket_directories: folder }
  const options = Object.entries({ ...SETTINGS, ...settings, ...place })
  const flags = options.map(([name, value]) => `-c ${name}=${value}`).join(' ')
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...COLLATION, '-N')
  const start = () =>
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', flags, 'start')
  const crash = () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
  start()
  return {
    address: `postgres://postgres@127.0.0.1:${port}`,
    start,
    crash,
    stop() {
      crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findPrograms() {
  const ofDebian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN, version, 'bin'))
    : []
  const folders = [...ofDebian, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((it) => existsSync(join(it, 'initdb')) && existsSync(join(it, 'pg_ctl')))
}

/** The server refuses to run as root, so root runs it as the user that Debian's package creates. */
function runnerFor(programs, folder) {
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  return (name, ...args) => {
    const { status, stdout, stderr, error } = spawnSync(join(programs, name), args, {
      ...user,
      cwd: folder,
      stdio: name === 'pg_ctl' ? ['ignore', 'ignore', 'inherit'] : 'pipe',
      encoding: 'utf8',
    })
    if (status !== 0)
      throw new Error(`${name}: ${error?.message ?? `${stdout ?? ''}${stderr ?? ''}`}`)
  }
}

function idOf(flag) {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
}

function memoryOr(other) {
  try {
    accessSync(MEMORY, constants.W_OK)
    return MEMORY
  } catch {
    return other
  }
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
