import type { Texts } from '../texts.ts'

export const roles: Texts['roles'] = {
  gardien: { name: 'keeper of dreams', summary: 'Sees every true position and holds the world.' },
  joueur: { name: 'player', summary: 'Leads one dreamer, and knows only what that dreamer knows.' },
  spectateur: { name: 'spectator', summary: 'Looks through the eyes of the dreamer followed, and does not act.' },
}
