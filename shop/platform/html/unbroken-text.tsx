import { Fragment } from 'react'

interface UnbrokenTextProps {
  readonly text: string
  readonly words: readonly string[]
}

/** Text in which each of these words, such as numbers, stays on one line. */
export function UnbrokenText({ text, words }: UnbrokenTextProps) {
  const [word, ...others] = words
  if (!word) return text
  return text.split(word).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in what is drawn once
    <Fragment key={at}>
      {at > 0 && <span className="shop-unbroken">{word}</span>}
      <UnbrokenText text={piece} words={others} />
    </Fragment>
  ))
}
