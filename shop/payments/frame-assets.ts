import { readManifest } from '../platform/read-manifest.ts'
import type { FrameAssets } from './frame-page.tsx'

/** The frame's files in the folder that the build writes; undefined where it has not been built. */
export async function readFrameAssets(
  folder: string | undefined,
): Promise<FrameAssets | undefined> {
  return folder === undefined
    ? undefined
    : ((await readManifest(folder)) as FrameAssets | undefined)
}
