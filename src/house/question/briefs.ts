/** Told shorter, an answer says what it takes, and where there is room what follows too: one after the other. */
const BRIEF = '.choice-brief'
const WHOLE = 'data-whole'

const toldWhole = (box: Element): readonly Element[] => [...box.querySelectorAll(`${BRIEF}[${WHOLE}]`)]

/** What follows from it stands there already. */
export const isToldWhole = (answer: Element): boolean => toldWhole(answer).length > 0

/** Each in turn, until there is no more room. */
export const tellMore = (box: HTMLElement, overflows: (box: HTMLElement) => boolean): void => {
  for (const brief of box.querySelectorAll(`.choice:not(:has(> .choice-detail)) ${BRIEF}:not([${WHOLE}])`)) {
    brief.setAttribute(WHOLE, '')
    if (!overflows(box)) continue
    brief.removeAttribute(WHOLE)
    return
  }
}

/** The last one as before; false where none was told whole. */
export const tellLess = (box: HTMLElement): boolean => {
  const last = toldWhole(box).at(-1)
  last?.removeAttribute(WHOLE)
  return last !== undefined
}
