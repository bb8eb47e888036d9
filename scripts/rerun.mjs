/** Which test files a run's output names as failed, so that they can be run again by themselves. */

/** Load breaks a few files at most. */
const MAX_FILES = 4
const IN_NODE = /^test at (test\/\S+?\.test\.tsx?):\d+:\d+$/gm
const IN_BROWSER = /^failed in (test\/\S+?\.test\.tsx?)$/gm

/**
 * The files, or none where there are too many, where the output names none, or where something failed
 * that belongs to no file: running files again would not prove that it holds.
 */
export function filesToRerun(output, failed) {
  const named = [IN_NODE, IN_BROWSER].flatMap((it) => [...output.matchAll(it)])
  const files = [...new Set(named.map(([, file]) => file))]
  const isAnswered = files.length > 0 && files.length <= MAX_FILES && named.length >= failed
  return isAnswered ? files.toSorted() : []
}
