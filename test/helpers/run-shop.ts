import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { TestContext } from 'node:test'
import { build } from 'esbuild'
import { bundlePackages, TEXT_FILES, viewConstants } from '../../scripts/build/views.mjs'

export interface RunningShop {
  readonly child: ChildProcess
  /** Where it is open, once it has said so. */
  readonly address: string
  /** The one it listens on, also where visitors come by another address. */
  readonly port: string
  stop(signal: NodeJS.Signals): Promise<number | null>
}

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

type Environment = Readonly<Record<string, string>>

interface LaunchOptions {
  readonly flags?: readonly string[]
  /** A command and its words, which runs what follows. */
  readonly wrapper?: readonly string[]
}

const START_MS = 60_000

/** The flags that `npm start` gives Node. */
const NODE_FLAGS = packageScripts().start?.match(/--\S+/g) ?? []

/** Windows has no SIGTERM: there it ends a program as SIGKILL does. */
export const STOPS_GENTLY = process.platform !== 'win32'
export const GENTLE_EXIT = STOPS_GENTLY ? 0 : null

const bundled = new Map<string, Promise<string>>()

/** The shop's own program, bundled as the build bundles it. */
export function bundleMain(): Promise<string> {
  return bundleProgram('shop/app/main.ts')
}

/** A program of its own, bundled once for all tests of this process. */
export function bundleProgram(source: string): Promise<string> {
  const program = bundled.get(source) ?? bundle(source)
  bundled.set(source, program)
  return program
}

/** It lies beside node_modules, where it finds packages. */
async function bundle(source: string): Promise<string> {
  const folder = mkdtempSync(join(resolve('test-build'), 'program-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    entryPoints: [source],
    outdir: join(folder, 'server'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    loader: TEXT_FILES,
    plugins: [bundlePackages],
    define: viewConstants(),
    logLevel: 'error',
  })
  return join(folder, 'server', basename(source).replace(/\.ts$/, '.mjs'))
}

/**
 * Starts the program, behind the command `wrapper` where there is one, and waits until it says where it
 * is open.
 */
export async function startShop(
  t: TestContext,
  main: string,
  environment: Environment,
  wrapper: readonly string[] = [],
): Promise<RunningShop> {
  const child = launch(main, environment, { wrapper })
  t.after(() => child.kill('SIGKILL'))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const place = await new Promise<Pick<RunningShop, 'address' | 'port'>>((done, fail) => {
    const timer = setTimeout(() => fail(new Error('The shop did not open in time')), START_MS)
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const [, address, port] =
        /is open at (\S+)(?: \(listening on .* port (\d+)\))?\n/.exec(said) ?? []
      if (!address) return
      clearTimeout(timer)
      done({ address, port: port ?? new URL(address).port })
    })
    child.once('exit', (code) => fail(new Error(`The shop ended with ${code}: ${said}`)))
  })
  return {
    child,
    ...place,
    stop(signal) {
      child.kill(signal)
      return ended
    },
  }
}

/** Runs the program to its end. */
export function runToEnd(
  main: string,
  environment: Environment,
  ...flags: readonly string[]
): Promise<Ended> {
  const child = launch(main, environment, { flags })
  const timer = setTimeout(() => child.kill('SIGKILL'), START_MS)
  let [stdout, stderr] = ['', '']
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  return new Promise((done) => {
    child.once('close', (code) => {
      clearTimeout(timer)
      done({ code, stdout, stderr })
    })
  })
}

/** Starts the program, and waits for nothing. Files of tests name places and times to choose from. */
export function launch(
  main: string,
  environment: Environment,
  { flags = [], wrapper = [] }: LaunchOptions,
) {
  const carrier = { SANDBOX_CARRIER: 'up' }
  const env = { PATH: process.env.PATH ?? '', PORT: '0', ...carrier, ...environment }
  const [command = '', ...words] = [...wrapper, process.execPath, ...NODE_FLAGS, main, ...flags]
  return spawn(command, words, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function packageScripts(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync('package.json', 'utf8')).scripts
}
