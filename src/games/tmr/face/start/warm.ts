/** What the first question needs, side by side; then the map. */
export const warm = async (): Promise<void> => {
  await Promise.all([
    import('../dreamer/beginReady.ts'),
    import('../../rules/index.ts'),
    import('../index.tsx'),
    import('../play/PlayScreen.tsx'),
  ])
  await import('../board/Board.tsx')
}
