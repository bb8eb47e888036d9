export interface PictureCache {
  /** What was drawn of this version; undefined where it has to be drawn again. */
  read(key: string, version: number): string | undefined
  store(key: string, version: number, svg: string): void
}

interface CachedPicture {
  readonly version: number
  readonly svg: string
}

/** Keeps the pictures that were last asked for, up to so many bytes. */
export function createPictureCache(maxBytes: number): PictureCache {
  const pictures = new Map<string, CachedPicture>()
  let bytes = 0

  function remove(key: string): CachedPicture | undefined {
    const picture = pictures.get(key)
    if (!picture) return undefined
    pictures.delete(key)
    bytes -= sizeOf(key, picture)
    return picture
  }

  function add(key: string, picture: CachedPicture): void {
    pictures.set(key, picture)
    bytes += sizeOf(key, picture)
  }

  return {
    read(key, version) {
      const picture = remove(key)
      if (picture?.version !== version) return undefined
      add(key, picture)
      return picture.svg
    },
    store(key, version, svg) {
      remove(key)
      add(key, { version, svg })
      for (const oldest of pictures.keys()) {
        if (bytes <= maxBytes) return
        remove(oldest)
      }
    },
  }
}

/** Strings take up to two bytes a character in memory. */
function sizeOf(key: string, { svg }: CachedPicture): number {
  return 2 * (key.length + svg.length)
}
