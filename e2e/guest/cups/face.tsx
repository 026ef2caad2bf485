import { toyFace } from '../toy/face.tsx'

export const face = toyFace({ title: 'Les gobelets', list: 'Gobelets', under: 'sous le gobelet' })
