export const TEXT_FACE = 'Alegreya, Georgia, serif'

/** The canvas draws with whatever face is there: without this the first map would show a fallback. */
export const loadBoardFonts = async (): Promise<void> => {
  const faces = ['500 16px Alegreya', 'italic 500 16px Alegreya', '700 16px Alegreya']
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, 'Œé')))
}
