/** MAP-1: thirteen columns of fifteen and fourteen cells in turn. */
const CELL = /^([ACEGIKM]15|[A-M](1[0-4]|[1-9]))$/

/** Whether a cell is called so, for whoever has no map at hand. */
export const isCellName = (text: unknown): boolean => typeof text === 'string' && CELL.test(text)
