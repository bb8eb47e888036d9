import { close, closeSync, fdatasync, fsyncSync, openSync, statSync } from 'node:fs'
import { promisify } from 'node:util'

/** Brings what has been written to a file onto the disk, without holding up anything meanwhile. */
export interface FileFlush {
  /** Comes back when all that was written to the file before the call would survive a power cut. */
  flush(): Promise<void>
  /** After the last flush. */
  close(): Promise<void>
}

/** Of a file that is there, and stays the same one: it is found by its name once. */
export function openFileFlush(path: string): FileFlush {
  // Windows flushes for those alone who may write.
  const file = openSync(path, 'r+')
  const flush = promisify(fdatasync)
  return {
    flush: () => flush(file),
    close: () => promisify(close)(file),
  }
}

/** The same at once, for a program that has nothing else to do; of a folder, the names in it. */
export function flushNow(path: string): void {
  const isFolder = statSync(path).isDirectory()
  // Windows flushes folders by itself.
  if (isFolder && process.platform === 'win32') return
  const file = openSync(path, isFolder ? 'r' : 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
