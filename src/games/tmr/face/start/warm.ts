/** What the first question needs, side by side; then the map. */
export const warm = async (): Promise<void> => {
  await Promise.all([import('../dreamer/beginReady.ts'), import('../../rules/index.ts'), import('../index.tsx')])
  const [, { loadBoardFonts }] = await Promise.all([import('../board/Board.tsx'), import('../board/fonts.ts')])
  await loadBoardFonts()
}
