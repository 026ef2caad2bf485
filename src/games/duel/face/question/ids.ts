/** The names of answers: what lies on the cloth finds by them what touching it does. */
export const handId = (card: string): string => `hand:${card}`
export const campId = (card: string): string => `camp:${card}`
export const foeId = (seat: string, card: string): string => `foe:${seat}/${card}`
export const powerId = (power: string): string => `power:${power}`
export const dreamerId = (seat: string): string => `dreamer:${seat}`
export const seatId = (seat: string): string => `seat:${seat}`
export const deckId = (deck: string): string => `deck:${deck}`
export const pickId = (list: string, id: string): string => `${list}:${id}`

/** A card in a camp, as it is picked. */
export const aimKey = (seat: string, card: string): string => `${seat}/${card}`
export const aimOf = (key: string): { readonly seat: string; readonly card: string } => {
  const at = key.lastIndexOf('/')
  return { seat: key.slice(0, at), card: key.slice(at + 1) }
}
