import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrameAssets } from './frame-page.tsx'

/** The frame's files in the folder that the build writes; undefined where it has not been built. */
export async function readFrameAssets(
  folder: string | undefined,
): Promise<FrameAssets | undefined> {
  if (folder === undefined) return undefined
  try {
    return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  } catch {
    return undefined
  }
}
