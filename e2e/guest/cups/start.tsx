import { toyStart } from '../toy/start.tsx'

export const start = toyStart('cups', { begin: 'Jouer un gobelet', yours: 'Vos gobelets', shows: 'le gobelet montre' })
