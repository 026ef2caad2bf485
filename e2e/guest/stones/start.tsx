import { toyStart } from '../toy/start.tsx'

export const start = toyStart('stones', { begin: 'Jouer un caillou', yours: 'Vos cailloux', shows: 'la main montre' })
