/** Takes the pictures: one for each person, width and colour scheme. */
import { join } from 'node:path'
import { seenOf, show } from './show.mjs'

/** Yields each picture, or why there is none. */
export async function takePicture(browser, shot, given) {
  const file = `${slugOf(shot.name)}-${given.width}-${given.scheme}.png`
  const path = join(given.folder, file)
  try {
    await show(browser, shot, given, async (page) => {
      const seen = await seenOf(page, shot)
      await seen.screenshot({ path, fullPage: !shot.tag })
    })
    return { file }
  } catch (error) {
    return { fault: String(error.message).split('\n')[0] }
  }
}

function slugOf(name) {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
