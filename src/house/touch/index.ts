export { useDrag } from './drag.ts'
export { Piece } from './Piece.tsx'
