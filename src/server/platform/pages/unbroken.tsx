import { Fragment } from 'react'

interface UnbrokenProps {
  readonly text: string
  readonly words: readonly string[]
}

/** Text in which these words, numbers say, stay on one line each. */
export function Unbroken({ text, words }: UnbrokenProps) {
  const [word, ...others] = words
  if (!word) return text
  return text.split(word).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
    <Fragment key={index}>
      {index > 0 && <span className="shop-unbroken">{word}</span>}
      <Unbroken text={piece} words={others} />
    </Fragment>
  ))
}
