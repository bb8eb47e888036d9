import type { Block } from './row.ts'

interface NoticesProps {
  readonly block: Block
  readonly notices: readonly string[] | undefined
}

/** Changes that the shop has made on its own. */
export function Notices({ block, notices }: NoticesProps) {
  return notices?.map((it) => (
    <p className={`${block}__notice`} key={it}>
      {it}
    </p>
  ))
}
