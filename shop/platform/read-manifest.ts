import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The build's list of its files; undefined if nothing has been built. */
export async function readManifest(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
