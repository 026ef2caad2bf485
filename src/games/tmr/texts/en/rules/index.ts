import { typeset } from '../../../../../house/texts/typeset.ts'
import type { RulesReference } from '../../rulesReference.ts'
import { encounters } from './encounters.ts'
import { ground } from './ground.ts'
import { journey } from './journey.ts'
import { magic } from './magic.ts'
import { night } from './night.ts'
import { planner } from './planner.ts'
import { practice } from './practice.ts'
import { queues } from './queues.ts'
import { souffles } from './souffles.ts'

export const rules: RulesReference = typeset('en', {
  chapters: {
    MAP: {
      title: 'The map',
      intro:
        'The Middle Lands of Dream lie between the world and the Dragons. The dreamer does not go there in person, but leads a half-dream through them, like a pawn on a board.',
    },
    DRM: {
      title: 'The dreamer',
      intro:
        'Every journey is paid for in dream points and in fatigue. What dreamers are and can do decides how far they may go.',
    },
    ROL: {
      title: 'Rolls',
      intro: 'Dice settle what the will alone cannot. All rolls follow one scale, from brilliance to disaster.',
    },
    ASC: {
      title: 'Going up',
      intro: 'A vague look, a slower breath: from outside, going up hardly shows. The half-dream wakes where it was left.',
    },
    MOV: {
      title: 'Moving',
      intro: 'Cell by cell you make for the land that suits the spell. Every step tires, and every step may wake something.',
    },
    ENC: {
      title: 'Encounters',
      intro:
        'What you meet here comes from yourself as much as from the Dragons. A few presences help; most hinder; all ask for a choice.',
    },
    WET: {
      title: 'Water',
      intro:
        'The River of Oblivion, the lakes and the swamps are close to the Dragons. Nobody sets foot there without being tested.',
    },
    HID: {
      title: 'Getting lost',
      intro:
        'Sometimes you no longer know where you are. Mist then covers the map, and the way is found again by putting together what you see.',
    },
    CAST: {
      title: 'Casting a spell',
      intro:
        'On the right land the dreamer draws the attention of a Dragon and whispers what it might dream. Nearly every journey is made for this.',
    },
    TGT: {
      title: 'Aiming',
      intro: 'The spell brought back, it remains to set it upon the world: with a look and an outstretched finger.',
    },
    RES: {
      title: 'Reserves',
      intro: 'A spell can wait in the Lands until you come back for it. That is prudence, and sometimes a trap.',
    },
    FAT: {
      title: 'Fatigue and rounds',
      intro: 'Dreaming tires the body. The bill is settled on the way down.',
    },
    DRG: {
      title: 'The Dragons',
      intro:
        'What the Dragons leave does not fade on waking: it weighs on the lands, the body or the mind, for a day or for ever.',
    },
    QUE: {
      title: 'Tails and shadows',
      intro: 'The lash of a tail is short and mean. Its shadow, which Thanatos casts, is more so.',
    },
    SOU: {
      title: 'Breaths',
      intro: 'A breath changes the Lands themselves, and cannot be repressed.',
    },
    TET: {
      title: 'Heads',
      intro: "A Dragon's head is a gift, rare, and for all of this life.",
    },
    SPE: {
      title: 'Special encounters',
      intro: 'Some presences come only when a Dragon sends them.',
    },
    NIT: {
      title: 'The night',
      intro: 'Sleep gives back dreams and rests the body. But the Dragons dream too.',
    },
    AST: {
      title: 'The stars',
      intro: 'Each day has its number, which the sky tells only to those who can read it.',
    },
    EXP: {
      title: 'Practice',
      intro: 'You learn by casting, and spend what you have learnt.',
    },
    SIG: {
      title: 'Signs and synthesis',
      intro: 'Signs pass through the Lands. To read them is to gain what it takes to find a spell.',
    },
    PLN: {
      title: 'The plan',
      intro: 'The plan tells the exact chance, or between which bounds it lies; never a wrong figure.',
    },
  },
  rules: { ...ground, ...journey, ...encounters, ...magic, ...queues, ...souffles, ...night, ...practice, ...planner },
})
