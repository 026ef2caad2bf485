import { toyFace } from '../toy/face.tsx'

export const face = toyFace({ title: 'Les cailloux', list: 'Cailloux', under: 'dans la main' })
