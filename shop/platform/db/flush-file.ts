import { close, closeSync, fdatasync, fsyncSync, openSync, statSync } from 'node:fs'
import { promisify } from 'node:util'

/** Flushes a file to the disk without blocking the program. */
export interface FileFlush {
  /** Resolves when everything written before the call would survive a power cut. */
  flush(): Promise<void>
  /** After the last flush. */
  close(): Promise<void>
}

/** Opens an existing file once; it must not be replaced later. */
export function openFileFlush(path: string): FileFlush {
  // Windows flushes only files that are open for writing.
  const file = openSync(path, 'r+')
  const flush = promisify(fdatasync)
  return {
    flush: () => flush(file),
    close: () => promisify(close)(file),
  }
}

/** Flushes a file synchronously; for a folder, its entries. */
export function flushNow(path: string): void {
  const isFolder = statSync(path).isDirectory()
  // Windows needs no flush of folders.
  if (isFolder && process.platform === 'win32') return
  const file = openSync(path, isFolder ? 'r' : 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
