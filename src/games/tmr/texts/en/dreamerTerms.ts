import type { Texts } from '../texts.ts'

export const voies: Texts['voies'] = {
  oniros: { name: 'Oniros', field: 'Matter and its zones: light, sounds, elements changed.' },
  hypnos: { name: 'Hypnos', field: 'The mind: illusions, suggestions, beings called.' },
  narcos: { name: 'Narcos', field: 'Objects: gems, potions, artefacts.' },
  thanatos: { name: 'Thanatos', field: 'Death and the darker part: ills, possessions, skeletons.' },
}

export const phases: Texts['phases'] = {
  awake: { name: 'awake', hint: 'You are in the world. Go up when you wish.' },
  petition: { name: 'asking', hint: 'The keeper of dreams says whether you may go up.' },
  encounter: { name: 'encounter', hint: 'Something is here. Choose: there is no second choice.' },
  service: { name: 'served by the dream', hint: 'What you have mastered awaits your word.' },
  captive: { name: 'held', hint: 'You are held. Struggle to break free.' },
  wet: { name: 'wet cell', hint: 'The water tests you. Master it.' },
  gift: { name: 'gift', hint: 'The city offers you a gift. Choose it.' },
  releasing: { name: 'reserve to release', hint: 'One of the reserves of this cell must go off. Choose which.' },
  free: { name: 'free', hint: 'Nothing holds you: go on, wait, cast a spell or come down.' },
  cast: { name: 'spell cast', hint: 'The spell is yours. Keep it in hand or put it in reserve.' },
  fumble: { name: 'total failure', hint: 'The spell has turned. Bear it, or try to put it in reserve.' },
  carrying: { name: 'spell in hand', hint: 'At the start of the next round you come down with the spell.' },
  targeting: { name: 'aiming', hint: 'You open your eyes: point out the target of the spell.' },
  asleep: { name: 'asleep', hint: 'You are asleep. The journey is over for now.' },
}
