const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Distinguishes texts; it is no cryptographic hash (FNV-1a). */
export function checksum(text: string): string {
  let hash = FNV_OFFSET
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  }
  return (hash >>> 0).toString(36)
}
