import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { npmCommand } from './npm-command.mjs'

/** Packs the built files into a folder, like `npm publish`; returns the file. */
export function packInto(folder) {
  const wanted = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]
  const { command, args, options } = npmCommand(process, wanted)
  const { status, stdout } = spawnSync(command, args, { ...options, encoding: 'utf8' })
  if (status !== 0) throw new Error('npm pack failed.')
  const [{ filename, files }] = JSON.parse(stdout)
  return { tarball: resolve(folder, filename), files: files.map(({ path }) => path) }
}
