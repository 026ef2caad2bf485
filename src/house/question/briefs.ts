/** Told shorter, an answer says what it takes, and where there is room what follows too: one after the other. */
const BRIEF = '.choice-brief'
const WHOLE = 'data-whole'

const toldWhole = (box: Element): readonly Element[] => [...box.querySelectorAll(`${BRIEF}[${WHOLE}]`)]

/** What follows from it stands there already. */
export const isToldWhole = (answer: Element): boolean => answer.hasAttribute(WHOLE) || toldWhole(answer).length > 0

/** Side by side all are told, or none: a tall empty one says nothing. */
const tell = (brief: Element, whole: boolean): void => {
  const pair = brief.closest('[data-density="tight"] .choice-pair')
  for (const one of pair?.querySelectorAll(BRIEF) ?? [brief]) one.toggleAttribute(WHOLE, whole)
}

/** Each in turn, where there is room for it. */
export const tellMore = (box: HTMLElement, overflows: (box: HTMLElement) => boolean): void => {
  for (const brief of box.querySelectorAll(`.choice:not(:has(> .choice-detail)) ${BRIEF}`)) {
    if (isToldWhole(brief)) continue
    tell(brief, true)
    if (overflows(box)) tell(brief, false)
  }
}

/** The last one as before; false where none was told whole. */
export const tellLess = (box: HTMLElement): boolean => {
  const last = toldWhole(box).at(-1)
  if (last) tell(last, false)
  return last !== undefined
}
