import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { TestContext } from 'node:test'
import { build } from 'esbuild'
import { bundlePackages, TEXT_FILES, viewConstants } from '../../scripts/build/views.mjs'

export interface RunningShop {
  readonly child: ChildProcess
  /** The address that the shop has printed. */
  readonly address: string
  /** The listening port, even if the public address differs. */
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
  /** A command with its arguments, which runs the program. */
  readonly wrapper?: readonly string[]
}

const START_MS = 60_000

/** The Node flags of `npm start`. */
const NODE_FLAGS = packageScripts().start?.match(/--\S+/g) ?? []

/** Windows has no SIGTERM; there it acts like SIGKILL. */
export const STOPS_GENTLY = process.platform !== 'win32'
export const GENTLE_EXIT = STOPS_GENTLY ? 0 : null

const bundled = new Map<string, Promise<string>>()

/** The shop's program, bundled like the build does. */
export function bundleMain(): Promise<string> {
  return bundleProgram('shop/app/main.ts')
}

/** A program of its own, bundled once for all tests of this process. */
export function bundleProgram(source: string): Promise<string> {
  const program = bundled.get(source) ?? bundle(source)
  bundled.set(source, program)
  return program
}

/** Beside node_modules, so that it finds packages. */
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
 * Starts the program, by the command `wrapper` if given, and waits until it prints its address.
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

/** Starts the program without waiting. The carrier is on, since shop files of tests use its places and times. */
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
