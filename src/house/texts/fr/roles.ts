import type { GameNouns } from '../nouns.ts'

export const rolesOf = ({ keeper }: GameNouns) => ({
  gardien: { name: keeper.one },
  joueur: { name: 'joueur' },
  spectateur: { name: 'spectateur' },
})
