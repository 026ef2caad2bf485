/** As it is typed quickly: without case, accents or joined letters, the apostrophe straight. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'")

/** The words of a line, folded. What is dictated ends in marks of its own. */
export const wordsOf = (line: string): readonly string[] =>
  foldText(line)
    .replace(/([^\s?!…])\s*[?!…]+(?=\s|$)/g, '$1')
    .split(/[\s,;.«»“”"]+/)
    .filter(Boolean)

/** Every word searched for is somewhere in the texts. */
export const answersTo = (search: string, texts: readonly string[]): boolean => {
  const searched = foldText(texts.join(' '))
  return foldText(search)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
