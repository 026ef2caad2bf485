const KEPT = 50

/** Lines said before: up brings the last of them back, down those after it, then what was begun and not said. */
export interface Earlier {
  /** What stands in the field. */
  readonly line: string
  /** A step back, or forth again; `written`: what stands in the field now. */
  turned(turn: 1 | -1, written: string): Earlier
  said(line: string): Earlier
}

export const earlierLines = (lines: readonly string[], at = -1, begun = ''): Earlier => ({
  line: lines[at] ?? begun,
  turned: (turn, written) => earlierLines(lines, Math.max(-1, Math.min(lines.length - 1, at + turn)), at < 0 ? written : begun),
  said: (line) => earlierLines(line.trim() ? [line, ...lines].slice(0, KEPT) : lines),
})
