/** Whether a client has what is tagged so already, by its `If-None-Match`. */
export function isKnownTag(known: string | undefined, etag: string): boolean {
  const bare = (it: string) => it.trim().replace(/^W\//, '')
  return known?.split(',').some((it) => it.trim() === '*' || bare(it) === bare(etag)) ?? false
}
