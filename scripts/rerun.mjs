/** The failed test files in a run's output, for running them again alone. */

/** Load makes only a few files fail. */
const MAX_FILES = 4
const IN_NODE = /^test at (test\/\S+?\.test\.tsx?):\d+:\d+$/gm
const IN_BROWSER = /^failed in (test\/\S+?\.test\.tsx?)$/gm

/**
 * The files; none if there are too many, if the output names none, or if a failure belongs to no file, which
 * running files again could not disprove.
 */
export function filesToRerun(output, failed) {
  const named = [IN_NODE, IN_BROWSER].flatMap((it) => [...output.matchAll(it)])
  const files = [...new Set(named.map(([, file]) => file))]
  const isAnswered = files.length > 0 && files.length <= MAX_FILES && named.length >= failed
  return isAnswered ? files.toSorted() : []
}
