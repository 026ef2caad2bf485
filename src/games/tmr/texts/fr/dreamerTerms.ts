import type { Voie } from '../../rules/dreamer/draconic.ts'
import type { Phase } from '../../rules/state.ts'

export const voies: Readonly<Record<Voie, { readonly name: string; readonly field: string }>> = {
  oniros: { name: 'Oniros', field: 'La matière et ses zones : lumière, sons, éléments changés.' },
  hypnos: { name: 'Hypnos', field: "L'esprit : illusions, suggestions, présences appelées." },
  narcos: { name: 'Narcos', field: 'Les objets : gemmes, breuvages, artefacts.' },
  thanatos: { name: 'Thanatos', field: 'La mort et la mauvaise part : maux, envoûtements, squelettes.' },
}

/** Each phase: a word for the state, and what is expected of the dreamer. */
export const phases: Readonly<Record<Phase, { readonly name: string; readonly hint: string }>> = {
  awake: { name: 'en éveil', hint: 'Vous êtes dans le monde. Montez quand vous le voulez.' },
  petition: { name: 'demande', hint: 'Le gardien des rêves dit si vous pouvez monter.' },
  encounter: { name: 'rencontre', hint: "Quelque chose est là. Choisissez, il n'y aura pas de second choix." },
  service: { name: 'au service du rêve', hint: 'Ce que vous avez maîtrisé attend votre parole.' },
  captive: { name: 'en captivité', hint: 'Quelque chose vous retient. Luttez pour vous libérer.' },
  wet: { name: 'case humide', hint: "L'eau vous éprouve. Maîtrisez-la." },
  gift: { name: 'présent', hint: 'La cité vous offre un présent. Choisissez-le.' },
  releasing: { name: 'réserve à lâcher', hint: 'Une des réserves de cette case doit partir. Choisissez laquelle.' },
  free: { name: 'libre', hint: 'Rien ne vous retient : avancez, attendez, lancez un sort ou descendez.' },
  cast: { name: 'sort lancé', hint: 'Le sort est à vous. Gardez-le en main ou mettez-le en réserve.' },
  fumble: { name: 'échec total', hint: 'Le sort a tourné. Subissez-le ou tentez de le mettre en réserve.' },
  carrying: { name: 'sort en main', hint: 'Au début du prochain round, vous descendez avec le sort.' },
  targeting: { name: 'ciblage', hint: 'Vous rouvrez les yeux : désignez la cible du sort.' },
  asleep: { name: 'en sommeil', hint: 'Vous dormez. Le voyage est fini pour cette fois.' },
}
